import { beforeEach, describe, expect, it } from 'vitest';
import { callFunction } from '../../../testing/functions.ts';
import { startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { addRow, makeReport, readRow, type OwnedReport } from '../../../testing/reports.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { ReviewRequest } from '../_shared/analyst.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: OwnedReport;
let asked: ReviewRequest[];
beforeEach(async () => {
  report = await makeReport(host.url);
  asked = [];
  host.analyst.reviewRows = (request, { spent }) => {
    asked.push(request);
    spent({ questions: 1, input_tokens: 100, output_tokens: 10, seconds: 1 });
    const [first] = request.rows;
    return Promise.resolve([rename(first?.id ?? '', first?.element ?? '')]);
  };
});

const rename = (observation_id: string, was: string) => ({
  observation_id,
  kind: 'element_name' as const,
  was,
  becomes: 'North wall',
  other_id: null,
  reason: 'One name for one wall.',
});

const review = () => callFunction(report, 'review_rows', { report_id: report.reportId });

async function addTwoRows() {
  const words = { defect: 'Crack', severity: 'minor' as const };
  const captured_at = '2026-11-21T10:00:00';
  const first = await addRow(report, { element: 'Wall north', ...words, captured_at, position: 1 });
  await addRow(report, { element: 'North wall', ...words, position: 2 });
  return first;
}

async function stored() {
  const { data } = await report.client.from('consistency_reviews').select().throwOnError();
  return data;
}

describe('a review', () => {
  it('is told of every row in its order, and kept; no row is changed', async () => {
    const first = await addTwoRows();
    expect((await review()).answer).toEqual({ success: true });
    expect(asked[0]).toMatchObject({
      reportTitle: 'Warehouse',
      structure: '',
      language: 'en',
      rows: [
        { id: first.id, number: 1, element: 'Wall north', severity: 'minor', hand: 'written' },
        { number: 2, element: 'North wall', capturedAt: null },
      ],
    });
    expect(asked[0]?.rows[0]?.capturedAt).toMatch(/^2026-11-21T10:00:00/);
    expect(await stored()).toMatchObject([
      {
        report_id: report.reportId,
        analyst: 'scripted',
        suggestions: [{ ...rename(first.id, 'Wall north'), id: expect.any(String) as string }],
      },
    ]);
    expect(await readRow(report, first.id)).toEqual(first);
    const costs = await report.client.from('analyst_costs').select('task, calls').throwOnError();
    expect(costs.data).toEqual([{ task: 'review', calls: 1 }]);
  });

  it('replaces the one before, also when two come at once', async () => {
    await addTwoRows();
    const answers = await Promise.all([review(), review(), review()]);
    expect(answers.map(({ answer }) => answer)).toEqual(Array(3).fill({ success: true }));
    expect(await stored()).toHaveLength(1);
    host.analyst.reviewRows = () => Promise.resolve([]);
    await review();
    expect(await stored()).toMatchObject([{ suggestions: [] }]);
  });

  it('does not ask again what a person has left', async () => {
    await addTwoRows();
    await review();
    const [first] = await stored();
    const left = (first?.suggestions as object[]).map((one) => ({ ...one, is_left: true }));
    await report.client
      .from('consistency_reviews')
      .update({ suggestions: left as never })
      .eq('report_id', report.reportId)
      .throwOnError();
    await review();
    expect(await stored()).toMatchObject([{ suggestions: left }]);
  });

  it('says nothing of what a person has written meanwhile', async () => {
    const first = await addTwoRows();
    host.analyst.reviewRows = async () => {
      const change = report.client.from('observations').update({ element: 'Gable' });
      await change.eq('id', first.id).throwOnError();
      return [rename(first.id, 'Wall north')];
    };
    await review();
    expect(await stored()).toMatchObject([{ suggestions: [] }]);
  });

  it('is empty, with nobody asked, while fewer than two rows have words', async () => {
    await addRow(report, { element: 'Wall', position: 1 });
    await addRow(report, { element: ' ', position: 2 });
    expect((await review()).answer).toEqual({ success: true });
    expect(asked).toEqual([]);
    expect(await stored()).toMatchObject([{ suggestions: [] }]);
    const usage = await report.client.from('analyst_usage').select().throwOnError();
    expect(usage.data).toEqual([]);
  });

  it('keeps with the report why it failed, until one does not', async () => {
    await addTwoRows();
    const compare = host.analyst.reviewRows;
    host.analyst.reviewRows = () => Promise.reject(new FunctionError('analyst_quota', 'Limited.'));
    expect((await review()).answer.code).toBe('analyst_quota');
    expect(await stored()).toMatchObject([{ failure: 'Limited.', suggestions: [] }]);
    host.analyst.reviewRows = compare;
    await review();
    const [{ suggestions, reviewed_at } = {}] = await stored();
    expect(await stored()).toMatchObject([{ failure: null }]);
    host.analyst.reviewRows = () => Promise.reject(new Error('secret detail'));
    await review();
    const kept = { failure: 'Something went wrong.', suggestions, reviewed_at };
    expect(await stored()).toMatchObject([kept]);
  });

  it('leaves what is there when the analyst compares nothing, or fails', async () => {
    await addTwoRows();
    await review();
    const before = await stored();
    host.analyst.reviewRows = () => Promise.resolve(null);
    expect((await review()).answer).toEqual({ success: true });
    host.analyst.reviewRows = () => Promise.reject(new Error('no'));
    expect((await review()).answer).toMatchObject({ code: 'internal' });
    expect(await stored()).toEqual([{ ...before[0], failure: 'Something went wrong.' }]);
  });
});

it('is asked for one’s own report, signed in', async () => {
  await addTwoRows();
  const body = { report_id: report.reportId };
  const stranger = await makeReport(host.url);
  const answered = await callFunction(stranger, 'review_rows', body);
  expect(answered.answer).toMatchObject({ code: 'not_found' });
  const visitor = await callFunction(report, 'review_rows', body, { token: null });
  expect(visitor.answer).toMatchObject({ code: 'unauthenticated' });
  const wrong = await callFunction(report, 'review_rows', { report_id: 'x' });
  expect(wrong.answer).toMatchObject({ code: 'bad_request' });
  expect(asked).toEqual([]);
});
