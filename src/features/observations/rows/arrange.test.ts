import { describe, expect, it } from 'vitest';
import { applyChanges, arrange, takenBack } from './arrange';
import { leastWork } from '../../../../testing/least-work.ts';

const CREATED = '2026-11-26T07:50:00+00:00';

function rowsAt(...positions: number[]) {
  return positions.map((position, index) => ({
    id: 'abcdefghij'.charAt(index),
    position,
    finding_id: null,
    created_at: CREATED,
  }));
}

/** The rows in the order of these letters. */
function inOrder(rows: ReturnType<typeof rowsAt>, ids: string) {
  return arrange(
    rows,
    [...ids].flatMap((id) => rows.filter((row) => row.id === id)),
  );
}

const told = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

describe('another order', () => {
  it('gives one row that moves a position between its new neighbours', () => {
    expect(inOrder(rowsAt(1, 2, 3, 4), 'adbc').changes).toEqual([{ id: 'd', position: 1.5 }]);
  });

  it('gives rows at the ends positions beyond them', () => {
    expect(inOrder(rowsAt(1, 2, 3), 'cab').changes).toEqual([{ id: 'c', position: 0 }]);
    expect(inOrder(rowsAt(1, 2, 3), 'bca').changes).toEqual([{ id: 'a', position: 4 }]);
    expect(inOrder(rowsAt(1, 2, 3, 4, 5), 'deabc').changes).toEqual([
      { id: 'd', position: -1 },
      { id: 'e', position: 0 },
    ]);
  });

  it('gives rows that move together positions that rise', () => {
    expect(inOrder(rowsAt(1, 2, 3, 4, 5), 'adebc').changes).toEqual([
      { id: 'd', position: 1 + 1 / 3 },
      { id: 'e', position: 1 + 2 / 3 },
    ]);
  });

  it('counts all rows again where nobody has placed them, and stores what that changes', () => {
    expect(inOrder(rowsAt(0, 0, 0), 'acb').changes).toEqual([
      { id: 'a', position: 1 },
      { id: 'c', position: 2 },
      { id: 'b', position: 3 },
    ]);
    expect(inOrder(rowsAt(0, 0, 0), 'cab').changes).toEqual([{ id: 'c', position: -1 }]);
    expect(inOrder(rowsAt(0, 0, 0, 0), 'adbc').changes).toEqual([
      { id: 'a', position: 1 },
      { id: 'd', position: 2 },
      { id: 'b', position: 3 },
      { id: 'c', position: 4 },
    ]);
  });

  it('counts again when halves have become too small to tell apart', () => {
    const rows = rowsAt(1, 1 + Number.EPSILON, 5);
    const { order, changes } = inOrder([...rows, ...rowsAt(0, 0, 0, 6).slice(3)], 'adbc');
    expect(told(order)).toBe('adbc');
    expect(changes).toEqual([
      { id: 'd', position: 2 },
      { id: 'b', position: 3 },
      { id: 'c', position: 4 },
    ]);
  });

  it('changes nothing that is as it was', () => {
    expect(inOrder(rowsAt(1, 2), 'ab').changes).toEqual([]);
    expect(inOrder([], '')).toEqual({ order: [], changes: [] });
  });

  it('is quick among many rows', () => {
    const moveFirstToEnd = (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        id: String(index),
        position: index,
        finding_id: null,
      }));
      const [first, ...others] = rows;
      return leastWork(() => {
        expect(arrange(rows, first ? [...others, first] : []).changes).toHaveLength(1);
      });
    };
    // Pair by pair, ten times as many would take a hundred times as long.
    expect(moveFirstToEnd(20_000)).toBeLessThan(40 * moveFirstToEnd(2000));
  });
});

it('takes an arrangement back to the positions and findings that there were', () => {
  const before = rowsAt(0, 0, 0, 0);
  const wanted = [...before.slice(3), ...before.slice(0, 3)];
  const joined = arrange(
    before,
    wanted.map((row) => (row.id === 'a' ? { ...row, finding_id: 'd' } : row)),
  );
  expect(applyChanges(joined.order, takenBack(before, joined)).order).toEqual(before);
});
