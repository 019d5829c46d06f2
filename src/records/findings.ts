import type { Finding } from '@shared/findings';
import { numberSpans } from '@/lib/number-spans';
import type { Observation } from './observation';

export { type Finding, listFindings } from '@shared/findings';

/** Absent in what was kept before there were findings of several photos. */
type Joined = Pick<Observation, 'id'> & Partial<Pick<Observation, 'finding_id'>>;

/** A photo by the number that it has in its report. */
export interface NumberedPhoto<Row> {
  row: Row;
  number: number;
}

/** Tells that the row holds a finding's words; else it is one more photo of another row's. */
export function holdsFinding({ finding_id }: Pick<Observation, 'finding_id'>): boolean {
  return finding_id === null;
}

/** The row that holds the words of this one's finding: itself, unless its photo is beside another's. */
export function readFindingId({ id, finding_id }: Joined): string {
  return finding_id ?? id;
}

/** The number of the photo whose row holds the finding's words. */
export function findPhotoNumber<Row extends Joined>({ row, photos }: Finding<Row>): number {
  return photos.find((photo) => photo.row === row)?.number ?? 0;
}

/** "4", "4–6", "4, 6 and 9", "1, 2 and 4–6": a finding's numbers in their order. */
export function numberList(numbers: readonly number[]): string {
  const parts = numberSpans(numbers);
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** "Photo 4", "Photos 4–6", "Photos 4, 6 and 9". */
export function photosCaption(numbers: readonly number[]): string {
  return `${numbers.length === 1 ? 'Photo' : 'Photos'} ${numberList(numbers)}`;
}

/** "photos 4–6": a caption within a sentence. */
export function inSentence(caption: string): string {
  return caption.charAt(0).toLowerCase() + caption.slice(1);
}

/**
 * The rows that go when a row is deleted with all its photos, in the order in which they go: the one that holds the
 * words last, so that photos that are brought back after it find their finding.
 */
export function rowsGoingWith<Row extends Joined>(rows: readonly Row[], id: string): Row[] {
  const row = rows.find((one) => one.id === id);
  return [...rows.filter(({ finding_id }) => finding_id === id), ...(row ? [row] : [])];
}

/** The positions that a photo behind all others of a row's finding comes between; null where there is none. */
export function findGap(
  rows: readonly (Joined & Pick<Observation, 'position'>)[],
  id: string,
): { after: number; before: number | null } | null {
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  const last = rows.findLastIndex((one) => readFindingId(one) === readFindingId(row));
  const [after, before] = [rows[last]?.position ?? row.position, rows[last + 1]?.position ?? null];
  const isRoom = before === null || (after < before && after < (after + before) / 2);
  return isRoom ? { after, before } : null;
}
