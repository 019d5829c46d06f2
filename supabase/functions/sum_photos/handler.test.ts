import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { drawnPhotoBytes } from '../../../testing/photos.ts';
import { addRow, makeReport, type OwnedReport, storePhoto } from '../../../testing/reports.ts';
import { signRevision, sumPhotos } from '../../../testing/sign-revision.ts';
import { PHOTO_BUCKET, readPhotoPath } from '../_shared/photo-address.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const [WALL, ROOF] = drawnPhotoBytes(2) as [Buffer, Buffer];
const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const host = openForSuite(startTestHost);
let report: OwnedReport;
let path: string;
beforeEach(async () => {
  report = await makeReport(host.url);
  const photo = await storePhoto(report, WALL);
  path = readPhotoPath(photo) ?? '';
  await addRow(report, { photo, element: 'Wall' });
});

async function signedSums(revision: string) {
  const { data } = await report.client.rpc('signed_content', { p_revision: revision });
  return (data as { photos: Record<string, { photo: string | null }> }).photos;
}
const replaceBy = (bytes: Buffer) =>
  report.client.storage
    .from(PHOTO_BUCKET)
    .upload(path, bytes, { upsert: true, contentType: 'image/jpeg' });

describe('sum_photos', () => {
  it('reads the stored files, and a signature holds the sums of what they are @sum-photos-handler-1', async () => {
    expect(await sumPhotos(report)).toMatchObject({ files: 1, waiting: 0, missing: [] });
    expect((await signedSums(await signRevision(report)))[path]?.photo).toBe(hashBytes(WALL));
    expect((await replaceBy(ROOF)).error).not.toBe(null);
  });

  it('reads a file anew that was replaced since', async () => {
    await sumPhotos(report);
    expect((await replaceBy(ROOF)).error).toBe(null);
    const { data } = await report.client.rpc('photos_to_sum', { p_report: report.reportId });
    expect(data).toMatchObject({ waiting: 1 });
    expect((await signedSums(await signRevision(report)))[path]?.photo).toBe(hashBytes(ROOF));
  });

  it('says which photo has no file, and no file takes its place once it is signed', async () => {
    rmSync(join(host.dataDir, 'photos', PHOTO_BUCKET, path));
    expect(await sumPhotos(report)).toMatchObject({ files: 1, waiting: 0, missing: [path] });
    expect((await signedSums(await signRevision(report)))[path]?.photo).toBe(null);
    expect((await replaceBy(ROOF)).error).not.toBe(null);
  });

  it('reads nobody else’s report', async () => {
    const stranger = await makeReport(host.url);
    const body = { report_id: report.reportId };
    const { status, answer } = await callFunction(stranger, 'sum_photos', body);
    expect([status, answer]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect((await callFunction(stranger, 'sum_photos', body, { token: null })).status).toBe(401);
  });

  it('is the only way to a sum: no caller records one', async () => {
    const { error } = await report.client.rpc('record_photo_sums', {
      p_report: report.reportId,
      p_sums: [{ name: path, version: '', sum: '0'.repeat(64) }],
    });
    expect(error).not.toBe(null);
  });
});

describe('a signature', () => {
  it('is one revision, however many of its attempts come at once @sum-photos-handler-4', async () => {
    const id = crypto.randomUUID();
    await sumPhotos(report);
    const signed = await Promise.all(
      Array.from({ length: 20 }, () => signRevision(report, { id })),
    );
    expect(signed).toEqual(Array(20).fill(id));
    const { data } = await report.client.from('signed_revisions').select('id').throwOnError();
    expect(data).toEqual([{ id }]);
  });
});
