import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAccessToken, publishableKey } from '../../../testing/people.ts';
import { addRow, makeReport, type ReportOf, seedReport } from '../../../testing/reports.ts';
import { startTestHost } from '../../../testing/hosts/test-host.ts';
import { createAnalyst } from '../_shared/create-analyst.ts';
import type { PhotoJob } from '../_shared/contract/photo-job.ts';
import type { FunctionAnswer } from '../_shared/contract/wire.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { analyzeReport } from './handler.ts';

const addPhotoJobs = vi.fn<(jobs: readonly PhotoJob[]) => Promise<void>>();

let host: Awaited<ReturnType<typeof startTestHost>>;
let settings: FunctionSettings;
let report: ReportOf;

beforeAll(async () => {
  host = await startTestHost();
  settings = {
    supabaseUrl: host.url,
    publishableKey: await publishableKey(host.url),
    analyst: createAnalyst({ provider: 'builtin', model: '' }),
    allowance: { analyses: 0, generations: 0 },
    recordPhotoSums: () => Promise.resolve(),
    recordCost: () => Promise.resolve(),
    addPhotoJobs,
    log: () => undefined,
  };
});
afterAll(() => host.close());
beforeEach(async () => {
  vi.resetAllMocks();
  report = await makeReport(host.url);
});

async function ask(
  person: ReportOf | null = report,
  changed: Partial<FunctionSettings> = {},
): Promise<{ status: number; answer: FunctionAnswer }> {
  const token = person && (await readAccessToken(person));
  const request = new Request(`${host.url}/functions/v1/analyze_report`, {
    method: 'POST',
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ report_id: report.reportId }),
  });
  const response = await analyzeReport(request, { ...settings, ...changed });
  return { status: response.status, answer: (await response.json()) as FunctionAnswer };
}

async function underWay(): Promise<string[][]> {
  const { data } = await report.client.from('background_analyses').select().throwOnError();
  return data.map(({ waiting }) => waiting);
}

describe('analyze_report', () => {
  it('makes a job of each photo that nobody has described, and waits for none', async () => {
    const { id } = await addRow(report, { photo: 'a' });
    await addRow(report, { photo: 'b', outcome: 'defect' });
    await addRow(report, { photo: '' });
    expect((await ask()).answer).toEqual({ success: true });
    expect(addPhotoJobs).toHaveBeenCalledExactlyOnceWith([
      { reportId: report.reportId, observationId: id },
    ]);
    expect(await underWay()).toEqual([[id]]);
  });

  it('has nothing begun by anybody but the report’s person', async () => {
    await addRow(report, { photo: 'a' });
    expect(await ask(await makeReport(host.url))).toMatchObject({ status: 404 });
    expect(await ask(null)).toMatchObject({ status: 401 });
    expect(addPhotoJobs).not.toHaveBeenCalled();
    expect(await underWay()).toEqual([]);
  });

  it('says of no report that it is under way whose jobs could not be stored @analyze-report-handler-2', async () => {
    await addRow(report, { photo: 'a' });
    addPhotoJobs.mockRejectedValue(new Error('No room'));
    expect(await ask()).toMatchObject({ status: 500, answer: { code: 'internal' } });
    expect(await underWay()).toEqual([]);
  });

  it('says why where nobody runs jobs', async () => {
    const { status, answer } = await ask(report, { addPhotoJobs: undefined });
    expect(status).toBe(400);
    expect(answer.error).toContain('only while the page is open');
  });

  it('says how many reports of a person may be under way', async () => {
    for (let index = 0; index < 20; index += 1) {
      const reportId = await seedReport(report);
      await addRow({ ...report, reportId }, { photo: 'a' });
      const of = { p_report: reportId };
      await report.client.rpc('begin_background_analysis', of).throwOnError();
    }
    await addRow(report, { photo: 'a' });
    const { status, answer } = await ask();
    expect(status).toBe(429);
    expect(answer.error).toContain('20 of your reports');
    expect(addPhotoJobs).not.toHaveBeenCalled();
  });
});
