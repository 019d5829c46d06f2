import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORY_LIMIT_MS, storyCount, makeStory } from '../../../../testing/stories.ts';
import { addMark, NO_DRAWING, type Drawing, type DrawnMark } from './drawing.ts';
import { isSameDrawing, mergeDrawings } from './merge-drawings.ts';

const mark = (id: string, changes: Partial<DrawnMark> = {}): Omit<DrawnMark, 'number'> => ({
  id,
  kind: 'arrow',
  colour: 'red',
  text: '',
  points: [[0.1, 0.1], [0.5, 0.5]], // prettier-ignore
  ...changes,
});
const number = (id: string) => mark(id, { kind: 'number', points: [[0.5, 0.5]] });
const drawn = (...ids: string[]): Drawing =>
  ids.reduce((drawing, id) => addMark(drawing, mark(id)), NO_DRAWING);
const without = (drawing: Drawing, id: string): Drawing => ({
  ...drawing,
  marks: drawing.marks.filter((one) => one.id !== id),
});
const renamed = (drawing: Drawing, id: string, text: string): Drawing => ({
  ...drawing,
  marks: drawing.marks.map((one) => (one.id === id ? { ...one, text } : one)),
});
const ids = ({ marks }: Drawing) => marks.map(({ id }) => id);

describe('two drawings of one photo', () => {
  const base = drawn('a', 'b');

  it('both keep what they added', () => {
    const [mine, theirs] = [addMark(base, mark('m')), addMark(base, mark('t'))];
    expect(ids(mergeDrawings(base, mine, theirs))).toEqual(['a', 'b', 't', 'm']);
  });

  it('lose what one deleted and the other left as it was', () => {
    expect(ids(mergeDrawings(base, without(base, 'a'), base))).toEqual(['b']);
    expect(ids(mergeDrawings(base, base, without(base, 'a')))).toEqual(['b']);
  });

  it('keep what one deleted and the other changed', () => {
    const changed = renamed(base, 'a', 'crack');
    expect(ids(mergeDrawings(base, without(base, 'a'), changed))).toContain('a');
    expect(ids(mergeDrawings(base, changed, without(base, 'a')))).toContain('a');
  });

  it('say of a mark what was said here, where both named it', () => {
    const merged = mergeDrawings(base, renamed(base, 'a', 'mine'), renamed(base, 'a', 'theirs'));
    expect(merged.marks[0]?.text).toBe('mine');
  });

  it('give a number once: the stored one keeps it', () => {
    const merged = mergeDrawings(base, addMark(base, number('m')), addMark(base, number('t')));
    expect(merged.marks.map((one) => [one.id, one.number])).toEqual([
      ['a', null],
      ['b', null],
      ['t', 1],
      ['m', 2],
    ]);
    expect(merged.last).toBe(2);
  });

  it('do not take up a number again whose mark is gone', () => {
    const theirs = without(addMark(base, number('t')), 't');
    const merged = mergeDrawings(base, addMark(base, number('m')), theirs);
    expect(merged.marks.at(-1)?.number).toBe(2);
  });

  it('are turned and cut out as they are here, if that was changed here', () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 1 };
    const theirs: Drawing = { ...base, turn: 180, crop };
    expect(mergeDrawings(base, base, theirs)).toMatchObject({ turn: 180, crop });
    const mine: Drawing = { ...base, turn: 90 };
    expect(mergeDrawings(base, mine, theirs)).toMatchObject({ turn: 90, crop });
  });

  it('come to what is stored, where that has all of mine already', () => {
    const mine = addMark(base, number('m'));
    expect(isSameDrawing(mergeDrawings(base, mine, mine), mine)).toBe(true);
  });
});

/** A change in one of two tabs. */
interface Happening {
  does: 'add' | 'number' | 'delete' | 'rename' | 'save';
  tab: 0 | 1;
  /** Which of its marks is meant. */
  which: number;
}

const happening: fc.Arbitrary<Happening> = fc.record({
  does: fc.constantFrom('add', 'number', 'add', 'number', 'delete', 'rename', 'save'),
  tab: fc.constantFrom(0, 1),
  which: fc.nat(),
});

it(
  'loses no mark that nobody deleted, and gives no number twice, whatever two tabs do',
  () => {
    fc.assert(
      fc.property(makeStory(happening, 40), (story) => {
        let stored = NO_DRAWING;
        const tabs = [0, 1].map(() => ({ base: NO_DRAWING, drawing: NO_DRAWING }));
        const [added, deleted] = [new Set<string>(), new Set<string>()];
        /** Which mark each number was stored for. */
        const given = new Map<number, string>();
        let count = 0;
        const save = (at: (typeof tabs)[number]) => {
          stored = mergeDrawings(at.base, at.drawing, stored);
          at.base = at.drawing = stored;
          for (const { id, number } of stored.marks) {
            if (number === null) continue;
            expect(given.get(number) ?? id).toBe(id);
            given.set(number, id);
            expect(number).toBeLessThanOrEqual(stored.last);
          }
        };
        for (const one of story) {
          const at = tabs[one.tab]!;
          const { marks } = at.drawing;
          if (one.does === 'save') save(at);
          else if (one.does === 'add' || one.does === 'number') {
            const id = `m${String((count += 1))}`;
            added.add(id);
            at.drawing = addMark(at.drawing, one.does === 'add' ? mark(id) : number(id));
          } else {
            const id = marks[one.which % Math.max(1, marks.length)]?.id;
            if (id === undefined) continue;
            if (one.does === 'delete') {
              deleted.add(id);
              at.drawing = without(at.drawing, id);
            } else at.drawing = renamed(at.drawing, id, `named ${String((count += 1))}`);
          }
        }
        for (const at of tabs) save(at);
        for (const at of tabs) save(at);
        expect(isSameDrawing(tabs[0]!.drawing, tabs[1]!.drawing)).toBe(true);
        const left = new Set(ids(stored));
        expect(left.size).toBe(stored.marks.length);
        for (const id of added) if (!deleted.has(id)) expect(left).toContain(id);
      }),
      { numRuns: storyCount(500) },
    );
  },
  STORY_LIMIT_MS,
);
