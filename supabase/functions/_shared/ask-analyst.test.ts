import { beforeEach, describe, expect, it } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { makeDescription, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import {
  addRow,
  makeReport,
  readRow,
  type OwnedReport,
  storePhoto,
} from '../../../testing/reports.ts';
import type { Work } from './analyst.ts';
import { FunctionError } from './function-error.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(() => startScriptedHost({ analyses: 3, generations: 1 }));
let report: OwnedReport;
let photo: string;
beforeEach(async () => {
  report = await makeReport(host.url);
  photo = await storePhoto(report);
});

const QUESTION = { questions: 1, input_tokens: 900, output_tokens: 120, seconds: 2.04 };

/** Asks as often as a model would that is asked again, each time on the caller's account. */
async function askTwice({ mayAskAgain, spent }: Work): Promise<void> {
  spent(QUESTION);
  await mayAskAgain();
  spent(QUESTION);
}

async function analyse() {
  const row = await addRow(report, { photo });
  const body = { observation_id: row.id, photo_url: photo, report_id: report.reportId };
  return { row, ...(await callFunction(report, 'analyze_photos', body)) };
}

async function costs() {
  const { data } = await report.client.from('analyst_costs').select().throwOnError();
  return data.map(({ report_id: _, user_id: __, ...cost }) => cost);
}

async function used(): Promise<number | undefined> {
  const { data } = await report.client.from('analyst_usage').select('used').throwOnError();
  return data[0]?.used;
}

describe('what an answer took', () => {
  it('is kept with the proposal, added up for the report, and counted against the allowance', async () => {
    host.analyst.observe = async (_photo, _context, work) => {
      await askTwice(work);
      return makeDescription();
    };
    const { row } = await analyse();
    const usage = { questions: 2, input_tokens: 1800, output_tokens: 240, seconds: 4.1 };
    expect((await readRow(report, row.id)).proposal).toMatchObject({
      usage,
      prompt_version: 'scripted-1',
    });
    expect(await costs()).toEqual([{ task: 'photo', analyst: 'scripted', calls: 1, ...usage }]);
    expect(await used()).toBe(2);
  });

  it('counts when no answer came, too', async () => {
    host.analyst.observe = (_photo, _context, { spent }) => {
      spent(QUESTION);
      return Promise.reject(new FunctionError('analyst_refused', 'No.'));
    };
    const { answer } = await analyse();
    expect(answer).toMatchObject({ code: 'analyst_refused' });
    expect(await costs()).toMatchObject([{ calls: 1, questions: 1, input_tokens: 900 }]);
  });

  it('counts when the caller has gone away', async () => {
    const leaving = new AbortController();
    host.analyst.observe = (_photo, _context, { spent }) => {
      spent(QUESTION);
      leaving.abort();
      return Promise.resolve(makeDescription());
    };
    const row = await addRow(report, { photo });
    const asked = fetch(`${host.url}/functions/v1/analyze_photos`, {
      method: 'POST',
      headers: { authorization: `Bearer ${report.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        observation_id: row.id,
        photo_url: photo,
        report_id: report.reportId,
      }),
      signal: leaving.signal,
    });
    await expect(asked).rejects.toThrow();
    await expect.poll(costs).toMatchObject([{ calls: 1, questions: 1 }]);
  });

  it('is what the function found: no caller says it', async () => {
    const numbers = { p_questions: 1, p_input_tokens: 9, p_output_tokens: 9, p_seconds: 1 };
    const cost = { p_report: report.reportId, p_task: 'photo', p_analyst: 'mine', ...numbers };
    for (const name of ['record_analyst_cost', 'add_analyst_cost'] as const) {
      const { error } = await report.client.rpc(name as 'record_analyst_cost', cost);
      expect(error, name).not.toBe(null);
    }
    expect(await costs()).toEqual([]);
  });

  it('is nothing where no model was asked', async () => {
    host.analyst.observe = () => Promise.resolve(makeDescription());
    const { row } = await analyse();
    expect((await readRow(report, row.id)).proposal).toMatchObject({ usage: null });
    expect(await costs()).toEqual([]);
  });
});

it('a further question is refused when the allowance is used up, and the analyst may make do', async () => {
  const refusals: unknown[] = [];
  host.analyst.observe = async (_photo, _context, { mayAskAgain }) => {
    for (let more = 0; more < 3; more += 1) {
      await mayAskAgain().catch((error: unknown) => refusals.push(error));
    }
    return makeDescription();
  };
  const { answer } = await analyse();
  expect(answer).toEqual({ success: true });
  expect(refusals).toMatchObject([{ code: 'allowance_used_up' }]);
  expect(await used()).toBe(3);
});

it('comparing rows and drafting sections share one allowance, each in its own words', async () => {
  await addRow(report, { element: 'Wall', defect: 'Crack' });
  await addRow(report, { element: 'Wall', defect: 'Damp' });
  host.analyst.reviewRows = () => Promise.resolve([]);
  const body = { report_id: report.reportId };
  expect((await callFunction(report, 'review_rows', body)).answer).toEqual({ success: true });
  expect((await callFunction(report, 'review_rows', body)).answer.error).toMatch(
    /allowance of drafts and comparisons is used up.*you can compare the rows yourself meanwhile/,
  );
  expect((await callFunction(report, 'generate_summary', body)).answer).toMatchObject({
    code: 'allowance_used_up',
  });
});
