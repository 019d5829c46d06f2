import { drawnPhotoBytes } from '../../testing/photos.ts';
import type { Person } from '../../testing/people.ts';
import { NO_TEXTS, seedReport, storePhotoAndRendition } from '../../testing/reports.ts';

/** Enough that neighbours differ; a long report shares them, as only their presence counts. */
const PHOTOS = 12;
const AT_ONCE = 100;

const WORDS = [
  {
    element: 'Parapet wall, north elevation',
    defect: 'Diagonal crack about 0.4 mm wide from the coping down over six courses of brickwork.',
    recommendation: 'Rake out and repoint the joint, then monitor the crack for twelve months.',
  },
  {
    element: 'Concrete soffit',
    defect: 'Spalled cover with exposed and corroded reinforcement over roughly 0.3 m2.',
    recommendation: 'Break out to sound concrete, clean the bars and reinstate the cover.',
  },
];

/** A report half done: of four rows two are proposed by the analyst, one is written by hand and one is not assessed. */
export async function seedLongReport(person: Person, count: number): Promise<string> {
  const reportId = await seedReport(person, `${count} rows`);
  const files = drawnPhotoBytes(Math.min(PHOTOS, count));
  const photos = await Promise.all(
    files.map((bytes) => storePhotoAndRendition({ ...person, reportId }, bytes)),
  );
  const rows = Array.from({ length: count }, (_, index) => ({
    report_id: reportId,
    user_id: person.id,
    position: index + 1,
    photo: photos[index % photos.length] ?? '',
    ...(index % 4 === 1 ? WORDS[1] : NO_TEXTS),
  }));
  const ids: string[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    const { data } = await person.client
      .from('observations')
      .insert(some)
      .select('id, position')
      .throwOnError();
    ids.push(...data.toSorted((one, other) => one.position - other.position).map(({ id }) => id));
  }
  const proposed = { ...WORDS[0], outcome: 'defect', severity: 'moderate', location: 'Axis B' };
  const proposal = { analyst: 'builtin', ...proposed };
  await change(person, ids, [0, 2], { ...proposed, proposal });
  await change(person, ids, [3], { outcome: 'not_assessed' });
  return reportId;
}

/** Changes those of each four rows, in parts that fit into an address. */
async function change({ client }: Person, ids: string[], ofFour: number[], words: object) {
  const some = ids.filter((_, index) => ofFour.includes(index % 4));
  for (let from = 0; from < some.length; from += AT_ONCE) {
    const part = some.slice(from, from + AT_ONCE);
    await client.from('observations').update(words).in('id', part).throwOnError();
  }
}
