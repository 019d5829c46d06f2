import type { Observation } from '@/records/observation';

type Placed = Pick<Observation, 'id' | 'position'>;

interface PositionChange {
  id: string;
  position: number;
}

export interface Move<Row> {
  /** The rows in their new order, with their new positions. */
  order: Row[];
  /** What has to be stored for the rows to stand in that order; usually one row. */
  changes: PositionChange[];
}

/**
 * Moves one row to another place. It gets a position between its new neighbours; where no number
 * fits between them (rows that nobody placed share one), all rows are counted again from 1.
 */
export function moveRow<Row extends Placed>(rows: Row[], from: number, to: number): Move<Row> {
  const row = rows[from];
  const target = Math.min(Math.max(to, 0), rows.length - 1);
  if (!row || target === from) return { order: rows, changes: [] };
  const order = rows.filter((_, index) => index !== from);
  order.splice(target, 0, row);

  const position = between(order[target - 1]?.position, order[target + 1]?.position);
  if (position !== null) {
    order[target] = { ...row, position };
    return { order, changes: [{ id: row.id, position }] };
  }
  const counted = order.map((placed, index) => ({ ...placed, position: index + 1 }));
  const changes = counted
    .filter((placed, index) => placed.position !== order[index]?.position)
    .map(({ id, position: counted }) => ({ id, position: counted }));
  return { order: counted, changes };
}

function between(before: number | undefined, after: number | undefined): number | null {
  if (before === undefined && after === undefined) return 1;
  if (before === undefined) return (after ?? 0) - 1;
  if (after === undefined) return before + 1;
  const middle = before + (after - before) / 2;
  return before < middle && middle < after ? middle : null;
}
