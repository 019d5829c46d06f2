/**
 * Exports a report of 300 observations whose 12-megapixel photos went through the product's own upload, in
 * Chromium, against the export's bounds and the photos' own size. BENCH_PHOTOS changes the number,
 * BENCH_ARRANGEMENT how they are arranged (photos_1).
 */
import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { signInOn } from '../testing/browser/sign-in.ts';
import { startProductHost } from '../testing/hosts/product-host.ts';
import type { Person } from '../testing/people.ts';
import { seedReport } from '../testing/reports.ts';
import { browserLaunch } from '../testing/browser/browser-launch.ts';
import { type Cost, measure } from './export-meter.ts';
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
  await describeRows(person, reportId);
  if (ARRANGEMENT !== null) {
    const layout = { arrangement: ARRANGEMENT };
    await person.client.from('reports').update({ layout }).eq('id', reportId).throwOnError();
  }

  const docx = await exportThroughPage(page, reportId, 'docx');
  const pdf = await exportThroughPage(page, reportId, 'pdf');

  const label = `export_${COUNT}${ARRANGEMENT === null ? '' : `_${ARRANGEMENT}`}`;
  for (const [format, cost] of Object.entries({ docx, pdf })) {
    const of = (figure: string) => `${label}_${format}_${figure}`;
    print(of('time'), cost.seconds, 's', 0);
    print(of('peak_memory'), cost.peakMegabytes, 'MB', MOST_MEGABYTES);
    print(of('longest_block'), cost.longestBlockMs, 'ms', MOST_BLOCK_MS);
    print(of('longest_task_cpu'), cost.longestTaskCpuMs, 'ms', MOST_BLOCK_MS);
    print(of('size'), cost.megabytes, 'MB', photos.bytes / 1e6);
  }
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
async function describeRows(person: Person, reportId: string): Promise<void> {
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

function print(name: string, value: number, unit: string, baseline: number): void {
  const round = (figure: number) => Number(figure.toFixed(2));
  const ratio = baseline > 0 ? round(value / baseline) : null;
  console.log(
    JSON.stringify({ name, value: round(value), unit, baseline: round(baseline), ratio }),
  );
}
