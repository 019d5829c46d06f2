import { Random } from '../../server/attacks/fuzz/random.ts';
import { type Person, signIn } from '../../testing/people.ts';
import { drawnPhotoBytes } from '../../testing/photos.ts';
import { seedObservations, seedReport } from '../../testing/reports.ts';
import { Editor, type Figures } from './editor.ts';

const ROWS = 40;
/** Those that can be analysed again. */
const WITH_PHOTO = 8;

export interface EditingOutcome {
  /** Texts that were said to be saved and are nowhere any more. */
  lost: string[];
  saved: number;
  done: Figures;
  /** The most versions that one row or section has; at fifty the oldest would have gone. */
  longestHistory: number;
}

/**
 * Two browsers of one person edit one report as long as `goesOn` says of the steps that a browser has made;
 * then every text that was saved is looked for.
 */
export async function editInTwoBrowsers(
  url: string,
  seed: number,
  goesOn: (steps: number) => boolean,
): Promise<EditingOutcome> {
  const person = await signIn(url);
  const elsewhere = await signIn(url, person.email);
  const report = await seedReport(person);
  const photos = drawnPhotoBytes(WITH_PHOTO);
  await seedObservations(
    person,
    report,
    Array.from({ length: ROWS }, (_, index) => ({
      element: `Wall ${index}`,
      ...(photos[index] && { photo: photos[index] }),
    })),
  );
  const proposed = { element: 'Wall', defect: 'Possible crack', recommendation: 'Measure it.' };
  await person.client
    .from('observations')
    .update({ ...proposed, proposal: { analyst: 'builtin', ...proposed } })
    .eq('report_id', report)
    .throwOnError();
  await seedSections(person, report);
  const editors = [
    new Editor(person, report, 'A', new Random(seed)),
    new Editor(elsewhere, report, 'B', new Random(seed + 1)),
  ];
  await Promise.all(
    editors.map(async (editor) => {
      for (let steps = 0; goesOn(steps); steps += 1) await editor.step();
      await editor.finish();
    }),
  );

  const { texts, longestHistory } = await readAllTexts(person, report);
  const saved = editors.flatMap((editor) => editor.saved);
  return {
    lost: saved.filter((text) => !texts.has(text)),
    saved: saved.length,
    done: editors.map(({ done }) => done).reduce(addFigures),
    longestHistory,
  };
}

export async function seedSections({ client, id }: Person, report: string): Promise<void> {
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
export async function readAllTexts({ client }: Person, report: string) {
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

function addFigures(one: Figures, other: Figures): Figures {
  const entries = Object.entries(one).map(([name, count]) => [
    name,
    count + other[name as keyof Figures],
  ]);
  return Object.fromEntries(entries) as Figures;
}
