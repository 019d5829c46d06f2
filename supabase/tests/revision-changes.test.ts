/** The changes that the database counts when it signs are those that the screen lists. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesBetween } from '../../src/document/revisions/changes-between.ts';
import { makeSigned, makeSignedRow } from '../../testing/app/signed-content.ts';
import { freshDatabase } from '../../testing/databases/engines.ts';
import { pgliteEngine } from '../../testing/databases/pglite-engine.ts';

type Layout = Record<string, boolean>;
type Marks = { points: number[][]; kind: string }[] | null;
type Refs = Record<string, string | null>;

const db = freshDatabase(pgliteEngine, () => Promise.resolve());

const row = fc.record({
  element: fc.constantFrom('Wall', 'Roof'),
  location: fc.constantFrom('', 'North'),
  hand: fc.constantFrom('written' as const, 'accepted' as const),
  photo_refs: fc.constantFrom<Refs>({}, { 1: 'a' }, { 2: 'b', 1: 'a' }),
  marks: fc.constantFrom<Marks>(null, [{ points: [[0.1, 0.2]], kind: 'crack' }]),
});
const rows = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
  .chain((ids) => fc.tuple(...ids.map((id) => row.map((said) => makeSignedRow({ id, ...said })))));
const section = fc.option(
  fc.record({
    paragraph: fc.constantFrom('', 'Text'),
    photo_refs: fc.constantFrom<Refs>({}, { 1: 'a' }),
    proposal: fc.constant(null),
  }),
);
const content = fc
  .record({
    rows,
    discussion: section,
    recommendation: section,
    weather: fc.constantFrom('Dry', 'Rain'),
    layout: fc.constantFrom<Layout>({}, { cover: true }),
  })
  .map(({ rows: held, discussion, recommendation, weather, layout }) =>
    makeSigned({
      rows: held,
      sections: { discussion, recommendation },
      report: { ...makeSigned().report, weather, layout },
    }),
  );

it('counts in the database what the screen lists', async () => {
  await fc.assert(
    fc.asyncProperty(content, content, async (before, after) => {
      const [answer] = await db.admin(
        'select private.revision_changes($1::text::jsonb, $2::text::jsonb) as changes',
        [JSON.stringify(before), JSON.stringify(after)],
      );
      const { rows: changed, moved, sections, report, letterhead } = changesBetween(before, after);
      const count = (kind: string) => changed.filter((one) => one.kind === kind).length;
      expect(answer?.['changes']).toEqual({
        added: count('added'),
        removed: count('removed'),
        changed: count('changed'),
        moved,
        letterhead,
        sections: sections.map(({ name }) => name).sort(),
        report: report.map(({ name }) => name).sort(),
      });
    }),
    { numRuns: 150 },
  );
});
