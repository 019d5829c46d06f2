/** Photos whose person may be gone: the host asks about them by itself. */
import { rmSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { makeDescription, startScriptedHost } from '../../testing/hosts/scripted-host.ts';
import { databaseParts } from '../../testing/databases/attacked-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { signIn } from '../../testing/people.ts';
import {
  addRow,
  askAboutAll,
  makeReport,
  readQuestions,
  readRow,
  type OwnedReport,
  storePhoto,
} from '../../testing/reports.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { startHost } from '../start-host.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: OwnedReport;
beforeEach(async () => {
  report = await makeReport(host.url);
});

async function addPhotos(count: number, to = report): Promise<void> {
  const photo = await storePhoto(to);
  for (let index = 0; index < count; index += 1) await addRow(to, { photo });
}

/** The analyst answers once it is released; `asked` counts its photos. */
function holdAnalyst() {
  const signals: AbortSignal[] = [];
  const held = { asked: 0, signals, release: (): void => undefined };
  const released = new Promise<void>((resolve) => (held.release = resolve));
  host.analyst.observe = async (_photo, _context, { signal }) => {
    held.asked += 1;
    signals.push(signal);
    await released;
    return makeDescription();
  };
  return held;
}

const countQuestions = async (state: string) =>
  (await readQuestions(report)).filter((question) => question.state === state).length;
const open = async () => (await countQuestions('waiting')) + (await countQuestions('asked'));
const hold = (wanted: string) =>
  report.client.rpc('hold_analysis', { p_report: report.reportId, p_hold: wanted }).throwOnError();

it('answers every question, each once @question-loop-3', async () => {
  let asked = 0;
  host.analyst.observe = () => {
    asked += 1;
    return Promise.resolve(makeDescription());
  };
  await addPhotos(6);
  await askAboutAll(report);
  await expect.poll(() => countQuestions('answered')).toBe(6);
  expect(asked).toBe(6);
});

it('leaves out what somebody has described meanwhile, and goes on after a photo that failed', async () => {
  const held = holdAnalyst();
  await addPhotos(5);
  await addRow(report, { photo: await storePhoto(report) });
  await askAboutAll(report);
  await expect.poll(() => held.asked).toBe(4);
  const [, , , , fifth] = await readQuestions(report);
  const words = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  await report.client
    .from('observations')
    .update(words)
    .eq('id', fifth?.observation_id ?? '')
    .throwOnError();
  host.analyst.observe = () => Promise.reject(new FunctionError('photo_unreadable', 'No photo.'));
  held.release();
  await expect.poll(open).toBe(0);
  const failed = (await readQuestions(report)).filter(({ state }) => state === 'failed');
  expect(failed).toMatchObject([{ code: 'photo_unreadable', message: 'No photo.' }]);
  expect(await countQuestions('answered')).toBe(5);
});

it('replaces the words of rows that a person has analysed again, but for those changed meanwhile', async () => {
  const held = holdAnalyst();
  const words = { element: 'Wall', defect: 'Crack', recommendation: 'Go' };
  const photo = await storePhoto(report);
  const [replaced, changed] = [
    await addRow(report, { photo, ...words }),
    await addRow(report, { photo, ...words }),
  ];
  const rows = [replaced.id, changed.id];
  const asked = { p_report: report.reportId, p_rows: rows, p_unasked: false, p_replaces: true };
  await report.client.rpc('ask_about', asked).throwOnError();
  await expect.poll(() => held.asked).toBe(2);
  const typed = { ...words, defect: 'Crack, 2 m' };
  await report.client.from('observations').update(typed).eq('id', changed.id).throwOnError();
  held.release();
  await expect.poll(() => countQuestions('answered')).toBe(2);
  expect(await readRow(report, replaced.id)).toMatchObject({ defect: 'Stepped crack.' });
  const kept = { ...typed, proposal: { defect: 'Stepped crack.' } };
  expect(await readRow(report, changed.id)).toMatchObject(kept);
});

it('sends nothing while it is held, and stores nothing that was called off', async () => {
  const held = holdAnalyst();
  await addPhotos(6);
  await askAboutAll(report);
  await expect.poll(() => held.asked).toBe(4);
  await hold('paused');
  held.release();
  await expect.poll(() => countQuestions('answered')).toBe(4);
  expect([held.asked, await countQuestions('waiting')]).toEqual([4, 2]);
  const again = holdAnalyst();
  await hold('');
  await expect.poll(() => again.asked).toBe(2);
  await hold('cancelled');
  await expect.poll(() => again.signals.every(({ aborted }) => aborted)).toBe(true);
  again.release();
  expect(await open()).toBe(0);
  const described = async () => {
    const { data } = await report.client
      .from('observations')
      .select('outcome')
      .eq('report_id', report.reportId)
      .throwOnError();
    return data.filter(({ outcome }) => outcome !== null).length;
  };
  expect(await described()).toBe(4);
});

it('asks nothing once the session has ended in which it was asked for', async () => {
  const held = holdAnalyst();
  await addPhotos(8);
  await askAboutAll(report);
  await expect.poll(() => held.asked).toBe(4);
  await report.client.auth.signOut({ scope: 'local' });
  held.release();
  report = { ...report, ...(await signIn(host.url, report.email)) };
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(held.asked).toBe(4);
  host.analyst.observe = () => Promise.resolve(makeDescription());
  await askAboutAll(report);
  await expect.poll(() => countQuestions('answered')).toBe(4);
});

it('goes on after a start with what was asked before', async () => {
  const dataDir = temporaryFolder();
  let running = await startHost(testSettings({ dataDir }), databaseParts());
  const before = await makeReport(running.url);
  const { id } = await addRow(before, { photo: await storePhoto(before) });
  const paused = { p_report: before.reportId, p_hold: 'paused' };
  await before.client.rpc('hold_analysis', paused).throwOnError();
  const asked = { p_report: before.reportId, p_rows: [id], p_unasked: true, p_replaces: false };
  await before.client.rpc('ask_about', asked).throwOnError();
  const port = Number(new URL(running.url).port);
  await running.close();
  running = await startHost(testSettings({ dataDir, port }), databaseParts());
  await before.client.rpc('hold_analysis', { ...paused, p_hold: '' }).throwOnError();
  await expect.poll(async () => (await readRow(before, id)).outcome).not.toBe(null);
  await running.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('drafts sections whose host has died, as they were asked for', async () => {
  const asked: string[] = [];
  host.analyst.writeSections = ({ styleHint }) => {
    asked.push(styleHint);
    return Promise.reject(new FunctionError('analyst_refused', 'Declined.'));
  };
  await addRow(report, { element: 'Wall', defect: 'Crack' });
  await report.client
    .rpc('take_question', {
      p_task: 'sections',
      p_report: report.reportId,
      p_observation: null as unknown as string,
      p_request: { style_hint: 'Short.', day: '2026-11-27' },
      p_seconds: 1,
    })
    .throwOnError();
  await expect.poll(() => asked).toEqual(['Short.']);
  await expect.poll(() => readQuestions(report)).toEqual([]);
});
