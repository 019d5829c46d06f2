/**
 * The wire contract of the photo storage, driven by the real supabase-js. What drives it against a real
 * Supabase is in contract.fixture.ts.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';
import { describeBackEnds } from './storage/object-storage.fixture.ts';
import type { S3Place } from './storage/s3/s3-place.ts';
import { asBlob, BUCKET, openBackend, photo, realUrl, storePhoto } from './contract.fixture.ts';
import { openForSuite } from '../testing/open-for-suite.ts';

const suite = (makePlace: () => S3Place | null) => {
  const backend = openForSuite(() => openBackend({ storagePlace: makePlace() }));
  let owner: Person;
  let stranger: Person;

  beforeAll(async () => {
    owner = await backend.signIn('owner');
    stranger = await backend.signIn('stranger');
  });

  describe('storage', () => {
    it('stores a photo and serves it to anybody, byte for byte, to be kept for long @contract-storage-1', async () => {
      const stored = await storePhoto(owner, await seedReport(owner));
      const response = await fetch(stored.url);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(photo));
      const downloaded = await owner.client.storage.from(BUCKET).download(stored.path);
      expect(downloaded.data?.size).toBe(photo.length);
    });

    it('takes bytes without a form as well', async () => {
      const path = `${owner.id}/${await seedReport(owner)}/1_raw.jpg`;
      const { error } = await owner.client.storage
        .from(BUCKET)
        .upload(path, photo, { contentType: 'image/jpeg' });
      expect(error).toBe(null);
      expect((await owner.client.storage.from(BUCKET).download(path)).data?.size).toBe(
        photo.length,
      );
    });

    it('lists a folder by the names in it, and removes files', async () => {
      const report = await seedReport(owner);
      const { path } = await storePhoto(owner, report, '1_a.jpg');
      await storePhoto(owner, report, '2_b.jpg');
      const bucket = owner.client.storage.from(BUCKET);
      const listed = await bucket.list(`${owner.id}/${report}`);
      expect(listed.data?.map(({ name }) => name)).toEqual(['1_a.jpg', '2_b.jpg']);
      const above = await bucket.list(owner.id, { limit: 1000 });
      expect(above.data?.find(({ name }) => name === report)?.id).toBe(null);
      expect((await bucket.remove([path])).data).toHaveLength(1);
      const left = await bucket.list(`${owner.id}/${report}`);
      expect(left.data?.map(({ name }) => name)).toEqual(['2_b.jpg']);
    });

    it('refuses a second file under one name', async () => {
      const { path } = await storePhoto(owner, await seedReport(owner));
      const { error } = await owner.client.storage.from(BUCKET).upload(path, asBlob(photo));
      expect(error?.message).toMatch(/exists/);
    });

    it('refuses a file that is too large, or not a picture', async () => {
      const folder = `${owner.id}/${await seedReport(owner)}`;
      const bucket = owner.client.storage.from(BUCKET);
      const large = new Uint8Array(10 * 1024 * 1024 + 1);
      expect((await bucket.upload(`${folder}/1_large.jpg`, asBlob(large))).error).toBeTruthy();
      const page = new TextEncoder().encode('<script>');
      expect(
        (await bucket.upload(`${folder}/1.html`, asBlob(page, 'text/html'))).error,
      ).toBeTruthy();
      expect((await bucket.list(folder)).data).toEqual([]);
    });

    it("refuses another person's folder, for writing, listing and removing", async () => {
      const report = await seedReport(owner);
      const { path, url: publicUrl } = await storePhoto(owner, report);
      const bucket = stranger.client.storage.from(BUCKET);
      const written = await bucket.upload(`${owner.id}/${report}/2_x.jpg`, asBlob(photo));
      expect(written.error?.message).toMatch(/row-level security/);
      expect((await bucket.list(`${owner.id}/${report}`)).data).toEqual([]);
      expect((await bucket.remove([path])).data).toEqual([]);
      const upserted = await bucket.upload(path, asBlob(photo), { upsert: true });
      expect(upserted.error).toBeTruthy();
      expect((await fetch(publicUrl)).status).toBe(200);
    });
  });
};

if (realUrl) describe('a real Supabase', () => suite(() => null));
else describeBackEnds('this host', suite);
