import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORY_LIMIT_MS, storyCount, makeStory } from '../../../testing/stories.ts';
import { listFindings } from './findings.ts';
import { bindPhotos, type PhotoBindings, renumberPhotos } from './renumber-photos.ts';
import { Choices, SimulatedReport } from './renumber-photos.fixture.ts';

/** Rows named by letters, in an order: 'abc'. */
const rows = (letters: string) => [...letters];
const from = (text: string, before: string, after: string) =>
  renumberPhotos(text, bindPhotos(text, rows(before)), rows(after));

describe('a text in another order', () => {
  it.each([
    ['Photo 3 is worse.', 'abcd', 'acbd', 'Photo 2 is worse.'],
    ['Photos 1 and 3', 'abc', 'cab', 'Photos 2 and 1'],
    ['Photo 1 and Photo 2, 12 High Street', 'ab', 'ba', 'Photo 2 and Photo 1, 12 High Street'],
    ['Photos 2–4', 'abcd', 'bcda', 'Photos 1–3'],
    ['Photos 2–4', 'abcd', 'adcb', 'Photos 2–4'],
    ['Photos 2–4', 'abcd', 'bacd', 'Photos 1, 3 and 4'],
    ['Photos 1 and 3–6', 'abcdef', 'cabdef', 'Photos 2, 1 and 4–6'],
    ['Photos 1–4, 6', 'abcdef', 'abcedf', 'Photos 1–3, 5, 6'],
    ['Photo 2 to 4, 12 High Street', 'abcd', 'bacd', 'Photo 1 and 3 and 4, 12 High Street'],
    ['Photo 03', 'abc', 'abc', 'Photo 03'],
    ['Die Fotos 2 bis 4 und 1', 'abcd', 'bacd', 'Die Fotos 1, 3, 4 und 2'],
    ['Fotos 2 bis 4 der Wand', 'abcd', 'bacd', 'Fotos 1, 3 und 4 der Wand'],
    ['las fotos 2 a 4 del muro', 'abcd', 'bacd', 'las fotos 1, 3 y 4 del muro'],
    ['les photos 2 à 4 du mur', 'abcd', 'bacd', 'les photos 1, 3 et 4 du mur'],
    ['写真２〜４を参照', 'abcd', 'bacd', '写真１、３、４を参照'],
  ])('%s, %s → %s', (text, before, after, expected) => {
    expect(from(text, before, after).text).toBe(expected);
  });

  it('says which numbers changed, each once', () => {
    expect(from('Photo 3, Photos 1–3 and Photo 1', 'abc', 'acb').changes).toEqual([
      { from: 3, to: 2 },
      { from: 2, to: 3 },
    ]);
  });

  it('never touches a number that is no photo’s', () => {
    const text = 'Photo 1 shows 2 cracks, 1 mm and 2 mm wide, in 1 of 2 rooms.';
    expect(from(text, 'ab', 'ba').text).toBe(`Photo 2${text.slice(7)}`);
  });
});

describe('a photo that is deleted', () => {
  it('is named in place of its number, and keeps its name when stored', () => {
    const first = from('Photos 1–3 (Photo 2)', 'abc', 'ac');
    expect(first.text).toBe('Photos 1, 2 and [deleted] (Photo [deleted])');
    expect(first.deleted).toEqual([{ name: 'deleted', id: 'b', number: 2 }]);
    const stored = bindPhotos(first.text, rows('ac'), first.bindings);
    expect(stored).toEqual({ 1: 'a', 2: 'c', deleted: 'b' });
    const second = renumberPhotos(first.text, stored, rows('c'));
    expect(second.text).toBe('Photos [deleted 2], 1 and [deleted] (Photo [deleted])');
    expect(second.bindings).toEqual({ 1: 'c', deleted: 'b', 'deleted 2': 'a' });
  });

  it('has its number again when it is brought back', () => {
    const without = from('Photos 1 and 2', 'ab', 'b');
    const back = renumberPhotos(without.text, without.bindings, rows('ba'));
    expect(back.text).toBe('Photos 2 and 1');
    expect(back.deleted).toEqual([]);
  });

  it('is nobody’s when a name was only typed', () => {
    const typed = renumberPhotos('See Photo [deleted].', {}, rows('ab'));
    expect(typed.text).toBe('See Photo [deleted].');
    expect(typed.deleted).toEqual([{ name: 'deleted', id: null, number: null }]);
  });
});

describe('a number without a photo', () => {
  it('stays as it was written, also when another photo gets it', () => {
    const refs = bindPhotos('Photos 2–4', rows('ab'));
    expect(refs).toEqual({ 2: 'b', 3: null, 4: null });
    const later = renumberPhotos('Photos 2–4', refs, rows('abcd'));
    expect([later.text, later.unbound]).toEqual(['Photos 2–4', [3, 4]]);
  });

  it('means the photo that has it today where nobody bound it', () => {
    const read = renumberPhotos('Photo 2', {}, rows('ab'));
    expect(read).toMatchObject({ text: 'Photo 2', bindings: { 2: 'b' }, unbound: [] });
  });
});

it('binds no more than the database takes', () => {
  const many = Array.from({ length: 3000 }, (_, index) => String(index));
  const refs = bindPhotos('Photos 1–1000, 1001–2000 and 2001–3000', many);
  expect(Object.keys(refs)).toHaveLength(2000);
});

/** Only rows that exist: a deleted one is judged when it comes back. */
const isJoined = (report: SimulatedReport, id: string) =>
  report.order.includes(id) &&
  report.findings.has(id) &&
  report.rows.some(({ finding_id }) => finding_id === id);

describe('whatever happens to rows and text, in every language', () => {
  const numRuns = storyCount(400);
  const happening = fc.constantFrom(
    'insert',
    'move',
    'move',
    'remove',
    'bringBack',
    'type',
    'type',
    'save',
    'regenerate',
    'join',
    'join',
    'detach',
    'draw',
    'draw',
    'draw',
    'erase',
  );
  const story = fc.record({
    seeds: fc.array(fc.nat(0xffff), { minLength: 40, maxLength: 200, size: 'max' }),
    rows: fc.integer({ min: 1, max: 24 }),
    happenings: makeStory(happening, 40),
  });

  it(
    'no reference ever points at another photo or mark, and each photo is of one finding',
    () => {
      fc.assert(
        fc.property(story, ({ seeds, rows: count, happenings }) => {
          const report = new SimulatedReport(new Choices(seeds), count);
          report.regenerate();
          for (const happens of happenings) {
            report[happens]();
            for (const { line, shown, meant } of report.comparison())
              expect(shown, line).toEqual(meant);
            const { text, bindings } = report.screen;
            const again = renumberPhotos(text, bindings, report.order);
            expect([again.text, again.changes]).toEqual([text, []]);
            const photos = listFindings(report.rows).flatMap((finding) => finding.photos);
            expect(photos.map(({ row }) => row.id).sort()).toEqual(report.order.toSorted());
            // Nobody shows what shows another's.
            expect([...report.findings.values()].filter((id) => isJoined(report, id))).toEqual([]);
          }
        }),
        { numRuns },
      );
    },
    STORY_LIMIT_MS,
  );

  it('another order and back gives the same text', () => {
    fc.assert(
      fc.property(story, ({ seeds, rows: count }) => {
        const report = new SimulatedReport(new Choices(seeds), count);
        report.regenerate();
        const before = { text: report.text, order: [...report.order] };
        const refs: PhotoBindings = report.bindings;
        for (let turn = 0; turn < 5; turn += 1) report.move();
        report.remove();
        expect(renumberPhotos(before.text, refs, before.order).text).toBe(before.text);
        const { text, bindings } = report.screen;
        const back = renumberPhotos(text, bindings, before.order);
        const meant = (one: string, order: string[]) =>
          Object.values(bindPhotos(one, order)).sort();
        expect(meant(back.text, before.order)).toEqual(meant(before.text, before.order));
      }),
      { numRuns: Math.min(numRuns, 2000) },
    );
  });
});
