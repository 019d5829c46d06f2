import type { FunctionErrorCode } from '../_shared/contract/wire.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { makeDescription, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import {
  addRow,
  makeReport,
  readQuestions,
  readRow,
  type OwnedReport,
  storePhoto,
  type StoredRow,
} from '../../../testing/reports.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: OwnedReport;
let row: StoredRow;
beforeEach(async () => {
  report = await makeReport(host.url);
  row = await addRow(report, { photo: await storePhoto(report) });
});

const bodyFor = ({ id, photo, report_id }: StoredRow) => ({
  observation_id: id,
  photo_url: photo,
  report_id,
});
const analyse = () => callFunction(report, 'analyze_photos', bodyFor(row));

const underWay = async () => (await readQuestions(report)).filter(({ state }) => state === 'asked');

async function takeElsewhere(): Promise<void> {
  const question = { p_task: 'photo', p_report: report.reportId, p_observation: row.id };
  await report.client
    .rpc('take_question', { ...question, p_request: {}, p_seconds: 600 })
    .throwOnError();
}

async function used(): Promise<number | undefined> {
  const { data } = await report.client.from('analyst_usage').select('used').throwOnError();
  return data[0]?.used;
}

it('eight calls at once have one photo looked at once, and take one of the allowance @one-photo-once-1', async () => {
  let asked = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  host.analyst.observe = async () => {
    asked += 1;
    await held;
    return makeDescription();
  };
  const calls = Array.from({ length: 8 }, analyse);
  let told = 0;
  // The one that looks goes on until all the others have been told.
  for (const call of calls) void call.then(() => (told += 1) === 7 && answer());
  const answers = await Promise.all(calls);
  expect(asked).toBe(1);
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  const refused = answers.filter(({ answer }) => !answer.success);
  for (const { answer, status } of refused) {
    expect(status).toBe(409);
    expect(answer.code).toBe('already_under_way');
    expect(answer.error).toMatch(/being analysed already, in another tab or on another device/);
  }
  expect(await used()).toBe(1);
  expect(await underWay()).toEqual([]);
  expect(await readRow(report, row.id)).toMatchObject({ element: 'Brick wall' });
});

it('what has been described since it was read is not asked about again, unless a person asks', async () => {
  let asked = 0;
  host.analyst.observe = () => {
    asked += 1;
    return Promise.resolve(makeDescription());
  };
  await analyse();
  // As from a second device, which read the row before.
  expect((await analyse()).answer).toEqual({ success: true });
  expect([asked, await used()]).toEqual([1, 1]);
  const { version } = await readRow(report, row.id);
  await callFunction(report, 'analyze_photos', { ...bodyFor(row), replace_version: version });
  expect(asked).toBe(2);
});

it('a photo is free again after a failure @one-photo-once-2', async () => {
  host.analyst.observe = () => Promise.reject(new Error('no'));
  await analyse();
  expect(await underWay()).toEqual([]);
  host.analyst.observe = () => Promise.resolve(makeDescription());
  expect((await analyse()).answer).toEqual({ success: true });
});

it('a look that nobody may begin takes nothing of the allowance', async () => {
  host.analyst.observe = () => Promise.resolve(makeDescription());
  await takeElsewhere();
  await analyse();
  expect(await used()).toBe(undefined);
});

describe('a photo that failed', () => {
  const fail = (code: FunctionErrorCode) => {
    host.analyst.observe = () => Promise.reject(new FunctionError(code, 'No.'));
  };

  it.each(['photo_unreadable', 'analyst_answer_cut', 'analyst_refused'] as const)(
    'by %s says so on every device, until it has an answer',
    async (code) => {
      fail(code);
      await analyse();
      expect(await readRow(report, row.id)).toMatchObject({ version: 1, hand: null });
      const failed = { state: 'failed', code, message: 'No.' };
      expect(await readQuestions(report, row.id)).toMatchObject([failed]);
      host.analyst.observe = () => Promise.resolve(makeDescription());
      await analyse();
      expect(await readQuestions(report, row.id)).toEqual([]);
    },
  );

  it.each(['analyst_key_refused', 'allowance_used_up', 'analyst_unreachable'] as const)(
    'by %s, as all would or for a while, says nothing',
    async (code) => {
      fail(code);
      await analyse();
      expect(await readQuestions(report, row.id)).toEqual([]);
    },
  );
});
