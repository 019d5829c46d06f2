/**
 * Exports a report of 300 observations whose 12-megapixel photos went through the product's own upload, in
 * Chromium. Beside it a plain `docx` export, once of the photos as they are stored (2560 px) and once of the small
 * renditions that ours takes too, and Chromium's own printing of the preview. BENCH_PHOTOS changes the number,
 * BENCH_ARRANGEMENT how they are arranged (photos_1); with BENCH_MARKS=3 each photo has three marks, to be compared
 * with a run without.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { signInOn } from '../testing/browser/sign-in.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import type { Person } from '../testing/people.ts';
import { buildRenditionPath } from '../supabase/functions/_shared/photo-address.ts';
import { seedReport } from '../testing/reports.ts';
import { browserLaunch } from '../testing/browser/browser-launch.ts';
import type { BaselineRow } from './export-baseline.ts';
import { type Cost, measure } from './export-meter.ts';
import { drawOnRows, MARKS_A_ROW } from './rows/drawn-rows.ts';
import { phonePhotos } from './export-photos.ts';

const COUNT = Number(process.env['BENCH_PHOTOS'] ?? 300);
const ARRANGEMENT = process.env['BENCH_ARRANGEMENT'] ?? null;
const UPLOAD_LIMIT_MS = 30 * 60_000;
const EXPORT_LIMIT_MS = 5 * 60_000;
/** The export's bounds. */
const MOST_BLOCK_MS = 50;
const MOST_MEGABYTES = 500;

const host = await startProductHost();
const browser = await chromium.launch(browserLaunch());
try {
  const page = await browser.newPage({ acceptDownloads: true });
  const person = await signInOn(page, host.url);
  const reportId = await seedReport(person, 'Benchmark');
  const photos = phonePhotos(COUNT);
  await upload(page, reportId, photos.paths);
  const rows = await describeRows(person, reportId);
  if (ARRANGEMENT !== null) {
    const layout = { arrangement: ARRANGEMENT };
    await person.client.from('reports').update({ layout }).eq('id', reportId).throwOnError();
  }

  const docx = await exportThroughPage(page, reportId, 'docx');
  const pdf = await exportThroughPage(page, reportId, 'pdf');
  const plain = await exportPlainly(page, rows);
  const prepared = await exportPlainly(
    page,
    rows.map((row) => ({ ...row, photo: buildRenditionPath(row.photo) })),
  );
  const printed = await printPreview(page, reportId);

  const label = `export_${COUNT}${ARRANGEMENT === null ? '' : `_${ARRANGEMENT}`}${MARKS_A_ROW > 0 ? `_marks${MARKS_A_ROW}` : ''}`;
  print(`${label}_docx_time`, docx.seconds, 's', plain.seconds);
  print(`${label}_docx_peak_memory`, docx.peakMegabytes, 'MB', plain.peakMegabytes);
  print(`${label}_docx_peak_memory_of_limit`, docx.peakMegabytes, 'MB', MOST_MEGABYTES);
  print(`${label}_docx_longest_block`, docx.longestBlockMs, 'ms', plain.longestBlockMs);
  print(`${label}_docx_longest_task_cpu`, docx.longestTaskCpuMs, 'ms', MOST_BLOCK_MS);
  print(`${label}_docx_longest_block_of_limit`, docx.longestBlockMs, 'ms', MOST_BLOCK_MS);
  print(`${label}_docx_size`, docx.megabytes, 'MB', plain.megabytes);
  print(`${label}_docx_time_of_prepared`, docx.seconds, 's', prepared.seconds);
  print(`${label}_docx_peak_memory_of_prepared`, docx.peakMegabytes, 'MB', prepared.peakMegabytes);
  print(`${label}_docx_size_of_prepared`, docx.megabytes, 'MB', prepared.megabytes);
  print(`${label}_docx_size_of_originals`, docx.megabytes, 'MB', photos.bytes / 1e6);
  print(`${label}_pdf_time`, pdf.seconds, 's', printed.seconds);
  print(`${label}_pdf_peak_memory`, pdf.peakMegabytes, 'MB', MOST_MEGABYTES);
  print(`${label}_pdf_longest_block`, pdf.longestBlockMs, 'ms', MOST_BLOCK_MS);
  print(`${label}_pdf_longest_task_cpu`, pdf.longestTaskCpuMs, 'ms', MOST_BLOCK_MS);
  print(`${label}_pdf_peak_memory_of_printed`, pdf.peakMegabytes, 'MB', printed.peakMegabytes);
  print(`${label}_pdf_size`, pdf.megabytes, 'MB', printed.megabytes);
  print(`${label}_pdf_size_of_originals`, pdf.megabytes, 'MB', photos.bytes / 1e6);
} finally {
  await browser.close();
  await host.close();
}

async function upload(page: Page, reportId: string, paths: string[]): Promise<void> {
  await page.goto(`${host.url}/upload/${reportId}`);
  const started = performance.now();
  await page.locator('input[type="file"]').first().setInputFiles(paths);
  await page
    .getByText(`${paths.length} photo(s) uploaded successfully`)
    .first()
    .waitFor({ timeout: UPLOAD_LIMIT_MS });
  console.error(`Uploaded in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

/** Gives every row the words that an analyst would, and the sections a page each. */
async function describeRows(person: Person, reportId: string): Promise<BaselineRow[]> {
  const { client, id: userId } = person;
  const texts = {
    element: 'Reinforced concrete parapet wall, east elevation',
    defect:
      'Longitudinal cracking along the coping joint with light rust staining below it, consistent with corroding reinforcement.',
    recommendation:
      'Sound the concrete by hammer, open up one location to assess the reinforcement, then choose a repair method.',
  };
  await client.from('observations').update(texts).eq('report_id', reportId).throwOnError();
  const paragraph = 'The cracking in Photos 1, 2 and 3 is of the same kind as that in Photo 4.\n';
  await client
    .from('sections')
    .insert(
      ['Discussion', 'Recommendation'].map((heading) => ({
        report_id: reportId,
        user_id: userId,
        heading,
        paragraph: paragraph.repeat(20),
      })),
    )
    .throwOnError();
  const { data } = await client
    .from('observations')
    .select('id, photo, element, defect, recommendation')
    .eq('report_id', reportId)
    .throwOnError();
  await drawOnRows(
    person,
    data.map(({ id }) => id),
    MARKS_A_ROW,
  );
  return data;
}

interface Export extends Cost {
  megabytes: number;
}

async function exportThroughPage(
  page: Page,
  reportId: string,
  format: 'docx' | 'pdf',
): Promise<Export> {
  await page.goto(`${host.url}/export/${reportId}`);
  const button = page.getByRole('button', { name: `Export Report (.${format})` });
  await button.waitFor();
  const downloading = page.waitForEvent('download', { timeout: EXPORT_LIMIT_MS });
  const cost = await measure(browser, page, async () => {
    await button.click();
    await page.getByText('Report exported successfully!').waitFor({ timeout: EXPORT_LIMIT_MS });
  });
  const download = await downloading;
  return { ...cost, megabytes: statSync(await download.path()).size / 1e6 };
}

async function exportPlainly(page: Page, rows: BaselineRow[]): Promise<Export> {
  await page.goto(`${host.url}/reports`);
  await page.evaluate(await bundledBaseline());
  let bytes = 0;
  const cost = await measure(browser, page, async () => {
    bytes = await page.evaluate(
      (all) =>
        (
          globalThis as unknown as { exportPlainly(rows: BaselineRow[]): Promise<number> }
        ).exportPlainly(all),
      rows,
    );
  });
  return { ...cost, megabytes: bytes / 1e6 };
}

/** The alternative to our PDF: the preview, printed to a file by the browser, its photos loaded before. */
async function printPreview(page: Page, reportId: string): Promise<Export> {
  await page.goto(`${host.url}/preview/${reportId}`);
  await page.waitForFunction((count) => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    return images.length >= count && images.every(({ complete }) => complete);
  }, COUNT);
  let bytes = 0;
  const cost = await measure(browser, page, async () => {
    bytes = (await page.pdf({ format: 'A4', printBackground: true, tagged: true })).byteLength;
  });
  return { ...cost, megabytes: bytes / 1e6 };
}

async function bundledBaseline(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: resolve(import.meta.dirname, 'export-baseline.ts'),
        formats: ['iife'],
        name: 'baseline',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The baseline could not be bundled.');
  return chunk.code;
}

function print(name: string, value: number, unit: string, baseline: number): void {
  const round = (figure: number) => Number(figure.toFixed(2));
  const ratio = baseline > 0 ? round(value / baseline) : null;
  console.log(
    JSON.stringify({ name, value: round(value), unit, baseline: round(baseline), ratio }),
  );
}
