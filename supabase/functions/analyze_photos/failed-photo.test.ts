import type { FunctionErrorCode } from '../_shared/contract/wire.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addRow,
  makeReport,
  readQuestions,
  readRow,
  type ReportOf,
  storePhoto,
} from '../../../testing/reports.ts';
import { callFunction } from '../../../testing/functions.ts';
import { makeFinding, startScriptedHost } from '../../../testing/hosts/scripted-host.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const host = openForSuite(startScriptedHost);
let report: ReportOf;
let photo: string;

beforeAll(async () => {
  report = await makeReport(host.url);
  photo = await storePhoto(report);
});
afterEach(() => vi.restoreAllMocks());

function bodyFor(row: { id: string; photo: string }, changes: object = {}) {
  return { observation_id: row.id, photo_url: row.photo, report_id: report.reportId, ...changes };
}

describe('a photo that failed', () => {
  const fail = (code: FunctionErrorCode) => {
    host.analyst.observe = () => Promise.reject(new FunctionError(code, 'No.'));
  };

  it.each(['photo_unreadable', 'analyst_answer_cut', 'analyst_refused'] as const)(
    'by %s says so on every device, until it has an answer',
    async (code) => {
      fail(code);
      const row = await addRow(report, { photo });
      await callFunction(report, 'analyze_photos', bodyFor(row));
      expect(await readRow(report, row.id)).toMatchObject({ version: 1, hand: null });
      const failed = { state: 'failed', code, message: 'No.' };
      expect(await readQuestions(report, row.id)).toMatchObject([failed]);
      host.analyst.observe = () => Promise.resolve(makeFinding());
      await callFunction(report, 'analyze_photos', bodyFor(row));
      expect(await readQuestions(report, row.id)).toEqual([]);
    },
  );

  it.each(['analyst_key_refused', 'allowance_used_up', 'analyst_unreachable'] as const)(
    'by %s, as all would or for a while, says nothing',
    async (code) => {
      fail(code);
      const row = await addRow(report, { photo });
      await callFunction(report, 'analyze_photos', bodyFor(row));
      expect(await readQuestions(report, row.id)).toEqual([]);
    },
  );
});
