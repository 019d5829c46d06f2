import type { Person } from '../../testing/people.ts';

export const BUCKET = 'inspection_photos';
export const KILOBYTE = 1024;

/** Begins as a JPEG does; the bytes after that differ by mark. */
export function picture(mark: number, size = 1000): Uint8Array<ArrayBuffer> {
  return new Uint8Array(size).fill(mark).fill(0xff, 0, 3).fill(0xd8, 1, 2);
}

export const asBlob = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
  new Blob([bytes], { type });

export const buildStoragePath = (person: Person, name: string) =>
  `${person.id}/aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa/${name}`;

export const openBucket = (person: Person) => person.client.storage.from(BUCKET);
