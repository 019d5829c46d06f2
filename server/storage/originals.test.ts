/** Chosen files that a person keeps, asked of a host as a client asks it. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAccessToken, type Person, signIn } from '../../testing/people.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { describeBackEnds } from './object-storage.fixture.ts';
import { asBlob, openBucket, KILOBYTE, buildStoragePath, picture } from './uploads.fixture.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const ORIGINALS = 'inspection_originals';
const MEGABYTE = 1024 * KILOBYTE;
const HEIC = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../testing/pictures/two-pictures.heic')),
);

/** A JPEG that says where it was taken, behind what a card put before it. */
const placed = () => {
  const exif = new TextEncoder().encode('\0\0Exif\0\0GPSLatitude 51.5');
  exif[1] = exif.length;
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, ...exif, ...randomBytes(4000), 0xff, 0xd9);
  return Uint8Array.of(0x0d, 0x0a, ...jpeg);
};

describeBackEnds('originals', (makePlace) => {
  const host = openForSuite(() => startTestHost({ storagePlace: makePlace() }));
  let owner: Person;
  let stranger: Person;

  beforeAll(async () => {
    owner = await signIn(host.url, 'owner@example.com');
    stranger = await signIn(host.url, 'stranger@example.com');
  });

  const openOriginals = ({ client }: Person) => client.storage.from(ORIGINALS);
  const keep = (path: string, file: Blob) => openOriginals(owner).upload(path, file);
  const keepOne = async (name: string) => {
    const path = buildStoragePath(owner, name);
    expect((await keep(path, asBlob(picture(1)))).error).toBeNull();
    return path;
  };

  it.each([
    ['a HEIC picture', 'image/heic', () => HEIC],
    ['a JPEG that says where it was taken', 'image/jpeg', placed],
  ])('come back byte for byte: %s', async (name, type, makeBytes) => {
    const bytes = makeBytes();
    const path = buildStoragePath(owner, `${name.length}_a.jpg`);
    expect((await keep(path, asBlob(bytes, type))).error).toBeNull();
    const { data, error } = await openOriginals(owner).download(path);
    expect(error).toBeNull();
    expect(data?.type).toBe(type);
    expect(Buffer.from(await data!.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('have 30 MB at most, and photos still 10', async () => {
    const sized = (megabytes: number) => asBlob(picture(2, megabytes * MEGABYTE));
    // The tests' bucket takes 11 MB in one piece.
    const large = sized(makePlace() ? 10.9 : 30);
    const path = buildStoragePath(owner, 'large.jpg');
    expect((await keep(path, large)).error).toBeNull();
    const { data } = await openOriginals(owner).download(path);
    expect(data?.size).toBe(large.size);
    const larger = await keep(buildStoragePath(owner, 'larger.jpg'), sized(31));
    expect(larger.error).toMatchObject({ status: 413 });
    const photo = await openBucket(owner).upload(buildStoragePath(owner, 'photo.jpg'), sized(11));
    expect(photo.error).toMatchObject({ status: 413 });
  });

  it('are pictures, by what they say', async () => {
    const page = asBlob(picture(3), 'text/html');
    expect((await keep(buildStoragePath(owner, 'page.jpg'), page)).error).toMatchObject({
      statusCode: '415',
    });
  });

  it('are stored once: another file of the name is refused, and the first is there', async () => {
    const path = await keepOne('once.jpg');
    expect((await keep(path, asBlob(picture(9)))).error).toMatchObject({ statusCode: '409' });
    const replaced = openOriginals(owner).upload(path, asBlob(picture(9)), { upsert: true });
    expect((await replaced).error).not.toBeNull();
    const { data } = await openOriginals(owner).download(path);
    expect(new Uint8Array(await data!.arrayBuffer())).toEqual(picture(1));
  });

  describe('of another person', () => {
    it('are read by nobody: no address, no token of others', async () => {
      const path = await keepOne('own.jpg');
      const address = (way: string) => `${host.url}/storage/v1/object/${way}${ORIGINALS}/${path}`;
      for (const way of ['public/', '', 'authenticated/', 'sign/']) {
        expect((await fetch(address(way))).ok, way).toBe(false);
        const headers = { authorization: `Bearer ${await readAccessToken(stranger)}` };
        expect((await fetch(address(way), { headers })).ok, way).toBe(false);
      }
      expect(
        (await openOriginals(stranger).list(path.slice(0, path.lastIndexOf('/')))).data,
      ).toEqual([]);
    });

    it('are neither removed nor added to', async () => {
      const path = await keepOne('kept.jpg');
      expect((await openOriginals(stranger).remove([path])).data).toEqual([]);
      const added = await openOriginals(stranger).upload(`${path}.jpg`, asBlob(picture(4)));
      expect(added.error).not.toBeNull();
      expect((await openOriginals(owner).download(path)).error).toBeNull();
    });
  });
});
