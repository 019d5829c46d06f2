import { beforeAll, describe, expect, it } from 'vitest';
import {
  addRow,
  keepOriginal,
  makeReport,
  type OwnedReport,
  storePhoto,
} from '../../../testing/reports.ts';
import { callFunction } from '../../../testing/functions.ts';
import { signRevision } from '../../../testing/sign-revision.ts';
import { startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: OwnedReport;

beforeAll(async () => {
  report = await makeReport(host.url);
});

async function storedFiles(
  person: OwnedReport,
  reportId: string,
  bucket = 'inspection_photos',
): Promise<number> {
  const { data, error } = await person.client.storage
    .from(bucket)
    .list(`${person.id}/${reportId}`, { limit: 1000 });
  if (error) throw error;
  return data.length;
}

describe('delete_report_files', () => {
  it('removes every file of the report, page after page, and no other report’s', async () => {
    const other = { ...report, reportId: '00000000-0000-4000-8000-000000000001' };
    await storePhoto(other);
    for (let batch = 0; batch < 13; batch += 1) {
      await Promise.all(Array.from({ length: 10 }, () => storePhoto(report)));
    }
    expect(await storedFiles(report, report.reportId)).toBe(130);
    const body = { report_id: report.reportId };
    const { answer, status } = await callFunction(report, 'delete_report_files', body);
    expect(answer).toEqual({ success: true });
    expect(status).toBe(200);
    expect(await storedFiles(report, report.reportId)).toBe(0);
    expect(await storedFiles(report, other.reportId)).toBe(1);
  });

  it('leaves no file of a deleted row either, and its version goes with the report', async () => {
    const going = await makeReport(host.url);
    const photo = await storePhoto(going);
    const row = await addRow(going, { photo, element: 'Wall' });
    const { client, reportId } = going;
    await client.from('observations').delete().eq('id', row.id).throwOnError();
    const kept = async () =>
      (await client.from('versions').select('id').throwOnError()).data.length;
    expect([await storedFiles(going, reportId), await kept()]).toEqual([1, 1]);
    await callFunction(going, 'delete_report_files', { report_id: reportId });
    await client.from('reports').delete().eq('id', reportId).throwOnError();
    expect([await storedFiles(going, reportId), await kept()]).toEqual([0, 0]);
  });

  it('removes the originals with the photos, and no other report’s', async () => {
    const going = await makeReport(host.url);
    const other = { ...going, reportId: '00000000-0000-4000-8000-000000000001' };
    for (const of of [going, going, other])
      await keepOriginal(of, await storePhoto(of), new Uint8Array(9));
    const left = (reportId: string) => storedFiles(going, reportId, 'inspection_originals');
    expect(await left(going.reportId)).toBe(2);
    await callFunction(going, 'delete_report_files', { report_id: going.reportId });
    expect([await left(going.reportId), await left(other.reportId)]).toEqual([0, 1]);
  });

  it('leaves what a signed revision names, and nothing of it once the report is gone', async () => {
    const signed = await makeReport(host.url);
    await addRow(signed, { photo: await storePhoto(signed), element: 'Wall' });
    await storePhoto(signed);
    const { client, reportId, id } = signed;
    await signRevision(signed);
    const body = { report_id: reportId };
    const remove = () => callFunction(signed, 'delete_report_files', body);
    expect((await remove()).answer).toMatchObject({ success: false });
    expect(await storedFiles(signed, reportId)).toBe(1);
    const bucket = client.storage.from('inspection_photos');
    const [kept] = (await bucket.list(`${id}/${reportId}`)).data ?? [];
    const name = `${id}/${reportId}/${kept?.name}`;
    const other = new Blob(['other'], { type: 'image/jpeg' });
    expect((await bucket.upload(name, other, { upsert: true })).error).not.toBeNull();
    const before = await (await fetch(bucket.getPublicUrl(name).data.publicUrl)).arrayBuffer();
    expect(before.byteLength).toBeGreaterThan(100);
    expect((await bucket.remove([name])).data).toEqual([]);
    expect(await storedFiles(signed, reportId)).toBe(1);
    await client.from('reports').delete().eq('id', reportId).throwOnError();
    expect((await remove()).answer).toEqual({ success: true });
    expect(await storedFiles(signed, reportId)).toBe(0);
  });

  it('finds nothing to do for a report without files, or asked again', async () => {
    const body = { report_id: report.reportId };
    expect((await callFunction(report, 'delete_report_files', body)).answer).toEqual({
      success: true,
    });
  });

  it('leaves another person’s files, whatever report is named', async () => {
    await storePhoto(report);
    const stranger = await makeReport(host.url);
    const body = { report_id: report.reportId };
    expect((await callFunction(stranger, 'delete_report_files', body)).answer).toEqual({
      success: true,
    });
    expect(await storedFiles(report, report.reportId)).toBe(1);
  });

  it('asks for a session and for a report’s id', async () => {
    const body = { report_id: report.reportId };
    const visitor = await callFunction(report, 'delete_report_files', body, { token: null });
    expect(visitor.answer).toMatchObject({ success: false, code: 'unauthenticated' });
    const token = `${report.token.slice(0, -6)}AAAAAA`;
    const forged = await callFunction(report, 'delete_report_files', body, { token });
    expect(forged.answer).toMatchObject({ success: false, code: 'unauthenticated' });
    const path = await callFunction(report, 'delete_report_files', { report_id: '../..' });
    expect(path.answer).toMatchObject({ success: false, code: 'bad_request' });
    expect(await storedFiles(report, report.reportId)).toBe(1);
  });
});
