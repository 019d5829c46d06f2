/** A report of more rows than one answer brings, on the embedded host: screens, functions and files have all of them. */
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { buildDocx } from '@/document/files/build-docx';
import { runExport } from '@/document/files/run-export';
import { buildReportModel } from '@/document/parts/build-report-model';
import { reportsPageQuery } from '@/features/dashboard/queries';
import { findByHash, observationsQuery, placeAfterFinding } from '@/features/observations/queries';
import { reportQuery } from '@/features/reports/queries';
import { sectionsQuery } from '@/features/sections/queries';
import { supabase } from '@/lib/supabase';
import { startTestHost } from '../../testing/hosts/test-host';
import { makeReport, NO_TEXTS, readSections, type OwnedReport } from '../../testing/reports';
import { openForSuite } from '../../testing/open-for-suite';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

const ROWS = 1200;
/** Rows per insert. */
const AT_ONCE = 100;
const nameElement = (number: number) => `Panel ${String(number)}`;
const makeHash = (number: number) => String(number).padStart(64, '0');

const host = openForSuite(startTestHost);
let report: OwnedReport;
const read = <Answer>(options: object): Promise<Answer> =>
  new QueryClient().fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]) as never;

beforeAll(async () => {
  report = await makeReport(host.url);
  vi.mocked(supabase).mockResolvedValue(report.client);
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    ...NO_TEXTS,
    report_id: report.reportId,
    user_id: report.id,
    position: index + 1,
    photo: '',
    element: nameElement(index + 1),
    defect: 'Crack',
    photo_hash: makeHash(index + 1),
  }));
  for (let from = 0; from < ROWS; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await report.client.from('observations').insert(some).throwOnError();
  }
});

const elements = Array.from({ length: ROWS }, (_, index) => nameElement(index + 1));
const readRows = () =>
  read<{ id: string; element: string }[]>(observationsQuery(report.id, report.reportId));

it('has all of its rows on screens, in their order', async () => {
  const rows = await readRows();
  expect(rows.map(({ element }) => element)).toEqual(elements);
  expect(await findByHash(report.reportId, makeHash(1150))).toMatchObject({ number: 1150 });
  expect(await placeAfterFinding(report.reportId, rows[1149]?.id ?? '')).toEqual({
    after: 1150,
    before: 1151,
  });
  const view = { words: '', state: 'all', order: 'newest', page: 1 } as const;
  const { reports } = await read<{ reports: { photo_count: number }[] }>(
    reportsPageQuery(report.id, view),
  );
  expect(reports.map(({ photo_count }) => photo_count)).toEqual([ROWS]);
});

it('has all of its rows read by the function that drafts its sections', async () => {
  const response = await fetch(`${host.url}/functions/v1/generate_summary`, {
    method: 'POST',
    headers: { authorization: `Bearer ${report.token}` },
    body: JSON.stringify({ report_id: report.reportId, style_hint: '' }),
  });
  expect(await response.json()).toEqual({ success: true });
  const { Discussion } = await readSections(report);
  expect(Discussion).toContain(`Photos 1–${String(ROWS)}.`);
});

it('prints all of its rows in the Word file', async () => {
  const { id, reportId } = report;
  const { file } = await runExport({
    format: 'docx',
    isOwnLayout: false,
    backend: host.url,
    readTemplate: () => Promise.resolve(null),
    readLetterhead: () => Promise.resolve(null),
    readRevisions: () => Promise.resolve([]),
    readReport: () => read(reportQuery(id, reportId)),
    readObservations: () => read(observationsQuery(id, reportId)),
    readSections: () => read(sectionsQuery(id, reportId)),
    build: (source) => buildDocx(buildReportModel(source), new Map()),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const printed = new Set(text.match(/Panel \d+/g));
  expect(elements.filter((element) => !printed.has(element))).toEqual([]);
});
