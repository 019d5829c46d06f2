import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storyOf } from '../../../../testing/stories';
import { moveRow } from './move-row';

function rowsAt(...positions: number[]) {
  return positions.map((position, index) => ({ id: 'abcdefghij'.charAt(index), position }));
}

function ids(rows: { id: string }[]): string {
  return rows.map(({ id }) => id).join('');
}

describe('moving a row', () => {
  it('between two others takes one update', () => {
    const { order, changes } = moveRow(rowsAt(1, 2, 3, 4), 3, 1);
    expect(ids(order)).toBe('adbc');
    expect(changes).toEqual([{ id: 'd', position: 1.5 }]);
  });

  it('to the top or the bottom takes one update', () => {
    expect(moveRow(rowsAt(1, 2, 3), 2, 0).changes).toEqual([{ id: 'c', position: 0 }]);
    expect(moveRow(rowsAt(1, 2, 3), 0, 2).changes).toEqual([{ id: 'a', position: 4 }]);
  });

  it('to where it stands, or a row that is not there, changes nothing', () => {
    const rows = rowsAt(1, 2);
    expect(moveRow(rows, 1, 1)).toEqual({ order: rows, changes: [] });
    expect(moveRow(rows, 7, 0)).toEqual({ order: rows, changes: [] });
    expect(moveRow([], 0, 0)).toEqual({ order: [], changes: [] });
  });

  it('beyond an end goes to that end', () => {
    expect(ids(moveRow(rowsAt(1, 2, 3), 0, 9).order)).toBe('bca');
    expect(ids(moveRow(rowsAt(1, 2, 3), 2, -4).order)).toBe('cab');
  });

  it('counts all rows anew where nobody has placed them yet', () => {
    const { order, changes } = moveRow(rowsAt(0, 0, 0), 2, 1);
    expect(ids(order)).toBe('acb');
    expect(changes).toEqual([
      { id: 'a', position: 1 },
      { id: 'c', position: 2 },
      { id: 'b', position: 3 },
    ]);
  });

  it('stores only what counting anew changes', () => {
    const { changes } = moveRow(rowsAt(1, 2, 2, 9), 3, 2);
    expect(changes).toEqual([
      { id: 'd', position: 3 },
      { id: 'c', position: 4 },
    ]);
  });

  it('counts anew when halves have become too small to tell apart', () => {
    const { order, changes } = moveRow(rowsAt(1, 1 + Number.EPSILON, 5), 2, 1);
    expect(ids(order)).toBe('acb');
    expect(changes).toEqual([
      { id: 'c', position: 2 },
      { id: 'b', position: 3 },
    ]);
  });

  it('leaves the rows in an order that their positions give back, move after move', () => {
    const moves = storyOf(fc.tuple(fc.nat(9), fc.nat(9)), 60);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 10 }), moves, (at, all) => {
        let rows = rowsAt(...at.sort((a, b) => a - b));
        for (const [from, to] of all) {
          const expected = rows.map(({ id }) => id);
          if (from < rows.length) {
            const [id] = expected.splice(from, 1);
            expected.splice(to, 0, id ?? '');
          }
          rows = moveRow(rows, from, to).order;
          expect(ids(rows)).toBe(expected.join(''));
          const stored = [...rows].sort((a, b) => a.position - b.position);
          expect(ids(stored)).toBe(ids(rows));
        }
      }),
    );
  });
});
