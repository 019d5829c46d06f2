import { chromium } from '@playwright/test';
import { Random } from '../../server/attacks/fuzz/random.ts';
import { browserLaunch, journeyExecutable } from '../../testing/browser/browser-launch.ts';
import { signInBrowser } from '../../testing/browser/sign-in.ts';
import type { Person } from '../../testing/people.ts';
import { drawnPhotoBytes } from '../../testing/photos.ts';
import { seedObservations, seedReport } from '../../testing/reports.ts';
import { PageEditor } from './page-editor.ts';

const ROWS = 8;
const VIEWPORT = { width: 1280, height: 900 };

/** Two browsers of one person at one report's screens for so long; then every sentence saved is looked for. */
export async function editInTwoPages(url: string, milliseconds: number, seed: number) {
  const browser = await chromium.launch(browserLaunch(journeyExecutable()));
  try {
    const contexts = [
      await browser.newContext({ viewport: VIEWPORT }),
      await browser.newContext({ viewport: VIEWPORT }),
    ] as const;
    const person = await signInBrowser(contexts[0], url);
    await signInBrowser(contexts[1], url, person.email);
    const report = await seedRows(person);
    const editors = await Promise.all(
      contexts.map(async (context, index) => {
        const page = await context.newPage();
        return new PageEditor(page, url, report, 'AB'.charAt(index), new Random(seed + index));
      }),
    );
    const end = performance.now() + milliseconds;
    await Promise.all(
      editors.map(async (editor) => {
        while (performance.now() < end) await editor.step();
        await editor.finish();
      }),
    );
    const { texts, longestHistory } = await readAllTexts(person, report);
    const stored = [...texts].join('\n');
    const confirmed = editors.flatMap((editor) => editor.confirmed);
    return {
      lost: confirmed.filter((text) => !stored.includes(text)),
      confirmed: confirmed.length,
      givenUp: editors.flatMap((editor) => editor.givenUp).length,
      faults: editors.flatMap((editor) => editor.faults),
      longestHistory,
      done: addCounts(editors.map(({ done }) => done)),
    };
  } finally {
    await browser.close();
  }
}

/** Rows as they are found in a report half done: proposed by the analyst, written by hand, not assessed. */
async function seedRows(person: Person): Promise<string> {
  const report = await seedReport(person, 'Two browsers');
  const written = { element: 'Wall', defect: 'Crack of 1 mm', recommendation: 'Monitor it.' };
  const photos = drawnPhotoBytes(ROWS).map((photo, index) =>
    index % 3 === 1 ? { ...written, photo } : { photo },
  );
  const ids = await seedObservations(person, report, photos);
  const change = async (remainder: number, words: object) => {
    const some = ids.filter((_, index) => index % 3 === remainder);
    await person.client.from('observations').update(words).in('id', some).throwOnError();
  };
  const proposed = { ...written, defect: 'Possible crack', outcome: 'defect' };
  await change(0, { ...proposed, proposal: { analyst: 'builtin', ...proposed } });
  await change(2, { outcome: 'not_assessed' });
  await seedSections(person, report);
  return report;
}

async function seedSections({ client, id }: Person, report: string): Promise<void> {
  const sections = ['Discussion', 'Recommendation'].map((heading) => ({
    report_id: report,
    user_id: id,
    heading,
    paragraph: 'Drafted.',
  }));
  await client.from('sections').insert(sections).throwOnError();
}

const TEXTS = ['element', 'defect', 'recommendation', 'paragraph'];

/** Every text of a report's rows and sections, as they are and as they were. */
async function readAllTexts({ client }: Person, report: string) {
  const read = async (table: 'observations' | 'sections' | 'versions') => {
    const { data } = await client.from(table).select().eq('report_id', report).throwOnError();
    return data as Record<string, unknown>[];
  };
  const versions = await read('versions');
  const rows = [
    ...(await read('observations')),
    ...(await read('sections')),
    ...versions.map(({ kept }) => kept as Record<string, unknown>),
  ];
  const histories = new Map<unknown, number>();
  for (const { subject_id } of versions) {
    histories.set(subject_id, (histories.get(subject_id) ?? 0) + 1);
  }
  return {
    texts: new Set(rows.flatMap((row) => TEXTS.map((column) => row[column]))),
    longestHistory: Math.max(0, ...histories.values()),
  };
}

function addCounts(all: Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [name, count] of all.flatMap((done) => Object.entries(done))) {
    sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}
