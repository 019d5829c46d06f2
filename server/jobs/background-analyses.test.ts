/** Photos that are looked at while nobody waits for them. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callFunction } from '../../testing/functions.ts';
import {
  makeFinding,
  type ScriptedHost,
  startScriptedHost,
} from '../../testing/hosts/scripted-host.ts';
import { databaseParts } from '../../testing/databases/attacked-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { signIn } from '../../testing/people.ts';
import { type ReportOf, addRow, makeReport, readRow, storePhoto } from '../../testing/reports.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { startHost } from '../start-host.ts';

let host: ScriptedHost;
let report: ReportOf;

beforeAll(async () => {
  host = await startScriptedHost();
});
afterAll(() => host.close());
beforeEach(async () => {
  report = await makeReport(host.url);
});

const begin = () => callFunction(report, 'analyze_report', { report_id: report.reportId });

async function addPhotos(count: number): Promise<void> {
  const photo = await storePhoto(report);
  for (let index = 0; index < count; index += 1) await addRow(report, { photo });
}

async function answered(): Promise<number> {
  const { data } = await report.client
    .from('observations')
    .select('outcome')
    .eq('report_id', report.reportId)
    .throwOnError();
  return data.filter(({ outcome }) => outcome !== null).length;
}

async function left(): Promise<number | undefined> {
  const { data } = await report.client.from('background_analyses').select().throwOnError();
  return data[0]?.waiting.length;
}

/** What a report keeps of a run that failed. */
async function kept() {
  const { data } = await report.client.from('background_analyses').select().throwOnError();
  return data.map(({ failed, code, reason }) => ({ failed, code, reason }));
}

it('fills every row, and ends', async () => {
  host.analyst.observe = () => Promise.resolve(makeFinding());
  await addPhotos(6);
  expect((await begin()).answer).toEqual({ success: true });
  await expect.poll(answered).toBe(6);
  await expect.poll(left).toBe(undefined);
});

it('leaves out what somebody has described, and a photo that failed is no reason to stop', async () => {
  let asked = 0;
  host.analyst.observe = () => {
    asked += 1;
    if (asked === 1) return Promise.reject(new FunctionError('photo_unreadable', 'No photo.'));
    return Promise.resolve(makeFinding());
  };
  await addPhotos(3);
  await addRow(report, { photo: await storePhoto(report), outcome: 'defect' });
  await begin();
  await expect.poll(left).toBe(0);
  expect(asked).toBe(3);
  expect(await answered()).toBe(3);
  expect(await kept()).toEqual([{ failed: 1, code: 'photo_unreadable', reason: 'No photo.' }]);
});

it('asks about no further photo once it is called off', async () => {
  let asked = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  host.analyst.observe = async () => {
    asked += 1;
    await held;
    return makeFinding();
  };
  await addPhotos(8);
  await begin();
  await expect.poll(() => asked).toBe(4);
  await report.client.from('background_analyses').delete().eq('report_id', report.reportId);
  release();
  // What was under way is stored: it is paid for.
  await expect.poll(answered).toBe(4);
  await begin();
  await expect.poll(answered).toBe(8);
  expect(asked).toBe(8);
});

it('ends with the session in which it was asked for @background-jobs-1', async () => {
  let asked = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  host.analyst.observe = async () => {
    asked += 1;
    await held;
    return makeFinding();
  };
  await addPhotos(8);
  await begin();
  await expect.poll(() => asked).toBe(4);
  await report.client.auth.signOut({ scope: 'local' });
  release();
  // Another session of theirs sees that nothing is left of it.
  report = { ...report, ...(await signIn(host.url, report.email)) };
  await expect.poll(left).toBe(undefined);
  expect(asked).toBe(4);
});

it('stops for what a person has to mend first', async () => {
  let asked = 0;
  host.analyst.observe = () => {
    asked += 1;
    return Promise.reject(new FunctionError('analyst_key_refused', 'Refused.'));
  };
  await addPhotos(12);
  await begin();
  await expect.poll(left).toBe(0);
  expect(asked).toBeLessThanOrEqual(4);
  expect(await kept()).toEqual([{ failed: 12, code: 'analyst_key_refused', reason: 'Refused.' }]);
});

it('stops after three photos in a row without a usable answer, and keeps why until it is seen', async () => {
  let asked = 0;
  host.analyst.observe = () => {
    asked += 1;
    return Promise.reject(new FunctionError('analyst_answer_cut', 'It was cut. Do this.'));
  };
  await addPhotos(24);
  await begin();
  await expect.poll(left).toBe(0);
  // Those that were under way beside the third are finished.
  expect(asked).toBeLessThanOrEqual(6);
  const why = { failed: 24, code: 'analyst_answer_cut', reason: 'It was cut. Do this.' };
  expect(await kept()).toEqual([why]);
  await report.client.from('background_analyses').delete().eq('report_id', report.reportId);
  expect(await kept()).toEqual([]);
});

it('is nobody else’s to begin', async () => {
  await addPhotos(1);
  const stranger = await makeReport(host.url);
  const asked = await callFunction(stranger, 'analyze_report', { report_id: report.reportId });
  expect(asked.answer.code).toBe('not_found');
});

it('goes on after a start with what was begun, also where its jobs were never stored @background-jobs-2', async () => {
  const dataDir = temporaryFolder();
  let running = await startHost(testSettings({ dataDir }), databaseParts());
  const before = await makeReport(running.url);
  const { id } = await addRow(before, { photo: await storePhoto(before) });
  await before.client
    .rpc('begin_background_analysis', { p_report: before.reportId })
    .throwOnError();
  const port = Number(new URL(running.url).port);
  await running.close();
  running = await startHost(testSettings({ dataDir, port }), databaseParts());
  await expect.poll(async () => (await readRow(before, id)).outcome).not.toBe(null);
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});
