import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFindingId, listFindings, photosCaption } from '@/records/findings';
import { renumberTexts } from '@shared/renumber-photos';
import { storyCount, makeStory } from '../../../../testing/stories';
import { applyChanges, takenBack, type Arrangement, type RowChange } from './arrange';
import { joinFindings, makeFirst, moveFinding, shiftPhoto, takeOut } from './arrange-findings';

interface Row {
  id: string;
  position: number;
  finding_id: string | null;
  created_at: string;
}

/** "a b* c" are rows at positions 1, 2, 3, of which b's photo is beside the one before it that has no star. */
function parseRows(told: string): Row[] {
  let holder = '';
  return told.split(' ').map((name, index) => {
    const id = name.charAt(0);
    if (!name.endsWith('*')) holder = id;
    const finding_id = id === holder ? null : holder;
    return { id, position: index + 1, finding_id, created_at: '2026-11-26' };
  });
}

/** "a+b c": each finding's photos in the report's order. */
function told({ order }: Pick<Arrangement<Row>, 'order'>): string {
  return listFindings(order)
    .map(({ photos }) => photos.map(({ row }) => row.id).join('+'))
    .join(' ');
}

const moved = ({ changes }: Arrangement<Row>) =>
  changes.filter(({ position }) => position !== undefined).map(({ id }) => id);

describe('moving a finding', () => {
  it('takes all its photos along', () => {
    expect(told(moveFinding(parseRows('a b c* d* e'), 'b', 2))).toBe('a e b+c+d');
    expect(told(moveFinding(parseRows('a b c d* e*'), 'c', 0))).toBe('c+d+e a b');
  });

  it('comes between other findings, never into one', () => {
    expect(told(moveFinding(parseRows('a b* c* d'), 'd', 0))).toBe('d a+b+c');
    expect(told(moveFinding(parseRows('a b c* d*'), 'a', 1))).toBe('b+c+d a');
    // The one that holds the words need not come first.
    const late = parseRows('b a d').map((row) =>
      row.id === 'b' ? { ...row, finding_id: 'a' } : row,
    );
    expect(moveFinding(late, 'd', 0).order.map(({ id }) => id)).toEqual(['d', 'b', 'a']);
  });

  it('brings photos together that stood apart', () => {
    const apart = parseRows('a b c d').map((row) =>
      row.id === 'c' ? { ...row, finding_id: 'a' } : row,
    );
    expect(moveFinding(apart, 'a', 2).order.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('stores as few positions as there can be', () => {
    expect(moved(moveFinding(parseRows('a b c d'), 'd', 1))).toEqual(['d']);
    // Past one row it is that row that moves.
    expect(moved(moveFinding(parseRows('a b c* d* e'), 'b', 2))).toEqual(['e']);
    expect(moveFinding(parseRows('a b'), 'a', 0).changes).toEqual([]);
  });
});

describe('joining', () => {
  it('brings the photos after the first, which needs no position where they stand there', () => {
    const joined = joinFindings(parseRows('a b c d'), 'b', ['c', 'd']);
    expect(told(joined)).toBe('a b+c+d');
    expect(joined.changes).toEqual([
      { id: 'c', finding_id: 'b' },
      { id: 'd', finding_id: 'b' },
    ]);
  });

  it('brings the photos of a joined row along', () => {
    expect(told(joinFindings(parseRows('a b c* d'), 'a', ['b']))).toBe('a+b+c d');
    expect(joinFindings(parseRows('a b c*'), 'a', ['b']).order.map(readFindingId)).toEqual(
      Array(3).fill('a'),
    );
  });

  it('stands where the first stood when a later one holds the words', () => {
    expect(told(joinFindings(parseRows('a b c d'), 'd', ['b']))).toBe('a d+b c');
  });
});

describe('the photos of a finding', () => {
  it('can be put in another order behind the first', () => {
    const rows = parseRows('a b c* d* e');
    expect(told(shiftPhoto(rows, 'd', -1))).toBe('a b+d+c e');
    expect(told(shiftPhoto(rows, 'c', 1))).toBe('a b+d+c e');
    expect(shiftPhoto(rows, 'c', -1).changes).toEqual([]);
    expect(shiftPhoto(rows, 'd', 1).changes).toEqual([]);
    expect(moved(shiftPhoto(rows, 'd', -1))).toHaveLength(1);
  });

  it('can be rows of their own again, after the others', () => {
    expect(told(takeOut(parseRows('a b* c* d'), 'b'))).toBe('a+c b d');
    expect(takeOut(parseRows('a b* c* d'), 'c').changes).toEqual([{ id: 'c', finding_id: null }]);
    expect(takeOut(parseRows('a b*'), 'a').changes).toEqual([]);
  });

  it('can be the first, to which the others then belong', () => {
    const first = makeFirst(parseRows('a b* c* d'), 'c');
    expect(told(first)).toBe('c+a+b d');
    expect(first.order.map(readFindingId)).toEqual(['c', 'c', 'c', 'd']);
    expect(moved(first)).toEqual(['c']);
  });
});

/** Anything that can be done to findings; numbers choose among what there is. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), one: fc.nat(20), other: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), one: fc.nat(20), other: fc.nat(20) }),
  fc.record({ kind: fc.constant('take out' as const), one: fc.nat(20), other: fc.nat(20) }),
  fc.record({ kind: fc.constant('first' as const), one: fc.nat(20), other: fc.nat(20) }),
  fc.record({ kind: fc.constant('shift' as const), one: fc.nat(20), other: fc.nat(1) }),
  fc.record({ kind: fc.constant('delete' as const), one: fc.nat(20), other: fc.nat(20) }),
  fc.record({ kind: fc.constant('insert' as const), one: fc.nat(20), other: fc.nat(20) }),
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

/** A report whose rows are stored as the database does it, and a text that names some of its photos. */
class Story {
  rows: Row[];
  private made: number;
  /** By the photo that each names. */
  private texts: Record<string, string>;
  private refs: Record<string, string | null>;

  constructor(positions: readonly number[]) {
    this.rows = positions
      .toSorted((one, other) => one - other)
      .map((position, index) => this.makeRow(index, position));
    this.made = positions.length;
    const numbered = this.rows.map(({ id }, index) => ({ id, number: String(index + 1) }));
    this.refs = Object.fromEntries(numbered.map(({ id, number }) => [number, id]));
    this.texts = Object.fromEntries(numbered.map(({ id, number }) => [id, `See Photo ${number}.`]));
  }

  private makeRow(made: number, position: number): Row {
    const id = `r${String(made).padStart(3, '0')}`;
    return { id, position, finding_id: null, created_at: id };
  }

  tell({ kind, one, other }: Happening): void {
    const pick = (ids: readonly string[], at: number) => ids[at % Math.max(1, ids.length)] ?? '';
    const findings = listFindings(this.rows).map(({ row }) => row.id);
    const beside = this.rows.filter(({ finding_id }) => finding_id).map(({ id }) => id);
    const all = this.rows.map(({ id }) => id);
    switch (kind) {
      case 'join':
        return this.store(joinFindings(this.rows, pick(findings, one), [pick(findings, other)]));
      case 'move':
        return this.store(moveFinding(this.rows, pick(findings, one), other));
      case 'take out':
        return this.store(takeOut(this.rows, pick(beside, one)));
      case 'first':
        return this.store(makeFirst(this.rows, pick(beside, one)));
      case 'shift':
        return this.store(shiftPhoto(this.rows, pick(beside, one), other === 0 ? -1 : 1));
      case 'delete':
        return this.delete(pick(all, one));
      case 'insert':
        return this.insert(pick(all, one));
    }
  }

  private store(arrangement: Arrangement<Row>): void {
    const before = this.rows;
    this.rows = applyChanges(before, arrangement.changes).order;
    // The rows shown at once are those read afterwards, and the change can be undone.
    expect(this.rows).toEqual(arrangement.order);
    const back = applyChanges(this.rows, takenBack(before, arrangement));
    expect(back.order).toEqual(before);
  }

  /** As the database does it: the photos beside a row that goes are findings of their own. */
  private delete(id: string): void {
    this.rows = this.rows
      .filter((row) => row.id !== id)
      .map((row) => (row.finding_id === id ? { ...row, finding_id: null } : row));
  }

  private insert(id: string): void {
    const last = this.rows.at(-1)?.position ?? 0;
    const row = this.makeRow(this.made++, last + 1);
    const holder = this.rows.find((one) => one.id === id);
    this.rows.push({ ...row, finding_id: holder ? readFindingId(holder) : null });
  }

  expectWhole(): void {
    const findings = listFindings(this.rows);
    const numbers = findings.flatMap(({ photos }) => photos.map(({ number }) => number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      this.rows.map((_, index) => index + 1),
    );
    for (const { row, photos } of findings) {
      expect(row.finding_id).toBeNull();
      for (const photo of photos) expect(readFindingId(photo.row)).toBe(row.id);
    }
  }

  /** Each text names the photo that it named at first, by the number that it has now. */
  expectReferences(): void {
    const order = this.rows.map(({ id }) => id);
    const { texts, bindings } = renumberTexts(this.texts, this.refs, order);
    this.texts = texts;
    this.refs = bindings;
    order.forEach((id, index) => {
      const text = texts[id];
      if (text !== undefined) expect(text).toBe(`See Photo ${String(index + 1)}.`);
    });
  }
}

describe('whatever is done to findings, in any order', () => {
  const positions = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 });
  it('every photo is there once, and a reference means the same photo', () => {
    fc.assert(
      fc.property(positions, makeStory(happening, 40), (at, story) => {
        const report = new Story(at);
        for (const one of story) {
          report.tell(one);
          report.expectWhole();
          report.expectReferences();
        }
      }),
      { numRuns: storyCount(1000) },
    );
  });

  it('a finding that is moved or joined stands together, the one with the words first', () => {
    fc.assert(
      fc.property(
        positions,
        makeStory(happening, 40),
        fc.nat(20),
        fc.nat(20),
        (at, story, one, to) => {
          const report = new Story(at);
          for (const happened of story) report.tell(happened);
          const findings = listFindings(report.rows);
          const id = findings[one % Math.max(1, findings.length)]?.row.id ?? '';
          const after = moveFinding(report.rows, id, to);
          if (after.changes.length === 0) return;
          const found = listFindings(after.order).find(({ row }) => row.id === id);
          const numbers = found?.photos.map(({ number }) => number) ?? [];
          expect(photosCaption(numbers)).toMatch(/^Photos? \d+(–\d+)?$/);
          expect(found?.photos[0]?.row.id).toBe(id);
        },
      ),
      { numRuns: storyCount(1000) },
    );
  });
});

it('takes nothing back of a row that is gone', () => {
  const before = parseRows('a b c');
  const joined = joinFindings(before, 'a', ['b', 'c']);
  const left = joined.order.filter(({ id }) => id !== 'b');
  const changes: RowChange[] = applyChanges(left, takenBack(before, joined)).changes;
  expect(changes).toEqual([{ id: 'c', finding_id: null }]);
});
