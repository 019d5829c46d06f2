import type { Observation } from '@/records/observation';

export type Arranged = Pick<Observation, 'id' | 'position' | 'finding_id'>;

/** A row's stored place in the report, and the finding that its photo shows. */
export interface RowChange {
  id: string;
  position?: number;
  finding_id?: string | null;
}

export interface Arrangement<Row> {
  /** The rows in their new order, as they then are. */
  order: Row[];
  /** The changes to store; a row that can stay where it is gets no new position. */
  changes: RowChange[];
}

/**
 * Brings rows into another order with as few new positions as there can be: those that stand in it already stay, and
 * the others get positions between them. Where no number fits (rows that nobody placed share one), all rows are
 * counted again from 1. `wanted` are all of `rows`, with the findings that they are to have.
 */
export function arrange<Row extends Arranged>(
  rows: readonly Row[],
  wanted: readonly Row[],
): Arrangement<Row> {
  const before = new Map(rows.map((row, index) => [row.id, { row, index }]));
  const staying = longestRise(wanted.map(({ id }) => before.get(id)?.index ?? -1));
  const positions =
    fitBetween(wanted.map(({ position }, index) => (staying.has(index) ? position : null))) ??
    wanted.map((_, index) => index + 1);
  const order = wanted.map((row, index) => {
    const position = positions[index] ?? row.position;
    return position === row.position ? row : { ...row, position };
  });
  return { order, changes: order.flatMap((row) => listChanges(before.get(row.id)?.row, row)) };
}

/** Undoes an arrangement of the rows as they were before it. */
export function takenBack<Row extends Arranged>(
  before: readonly Row[],
  { changes }: Arrangement<Row>,
): RowChange[] {
  const rows = new Map(before.map((row) => [row.id, row]));
  return changes.flatMap(({ id, ...changed }) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      id,
      ...(changed.position !== undefined && { position: row.position }),
      ...(changed.finding_id !== undefined && { finding_id: row.finding_id }),
    };
  });
}

/** The rows with these changes made, in the order in which they are then read. */
export function applyChanges<Row extends Arranged & Pick<Observation, 'created_at'>>(
  rows: readonly Row[],
  changes: readonly RowChange[],
): Arrangement<Row> {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const order = rows
    .map((row) => ({ ...row, ...byId.get(row.id) }))
    .sort(
      (one, other) =>
        one.position - other.position ||
        compare(one.created_at, other.created_at) ||
        compare(one.id, other.id),
    );
  const known = new Set(rows.map(({ id }) => id));
  return { order, changes: changes.filter(({ id }) => known.has(id)) };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function listChanges<Row extends Arranged>(before: Row | undefined, now: Row): RowChange[] {
  const isMoved = before?.position !== now.position;
  const isJoined = before?.finding_id !== now.finding_id;
  if (!isMoved && !isJoined) return [];
  return [
    {
      id: now.id,
      ...(isMoved && { position: now.position }),
      ...(isJoined && { finding_id: now.finding_id }),
    },
  ];
}

/** Indices of the longest rising run of numbers: by patience, in n log n. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** Of each length, where the rise ends whose end is lowest. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1];
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = before[index]) rise.add(index);
  return rise;
}

/** Numbers for those that have none, rising between those that have one; null where there is no room for one. */
function fitBetween(positions: readonly (number | null)[]): number[] | null {
  const fitted: number[] = [];
  for (let at = 0; at < positions.length;) {
    const known = positions[at];
    if (known !== null && known !== undefined) {
      fitted.push(known);
      at += 1;
      continue;
    }
    let end = at;
    while (positions[end] === null) end += 1;
    const [before, after, count] = [fitted[at - 1], positions[end] ?? undefined, end - at];
    for (let step = 1; step <= count; step += 1)
      fitted.push(stepBetween(before, after, step, count));
    for (let index = at; index <= Math.min(end, positions.length - 1); index += 1) {
      const number = fitted[index] ?? after;
      const previous = fitted[index - 1];
      if (number === undefined || (previous !== undefined && number <= previous)) return null;
    }
    at = end;
  }
  return fitted;
}

/** The position of one of `count` rows between two others; undefined for an end of the report. */
function stepBetween(
  before: number | undefined,
  after: number | undefined,
  step: number,
  count: number,
): number {
  if (before === undefined) return after === undefined ? step : after - count - 1 + step;
  if (after === undefined) return before + step;
  return before + ((after - before) * step) / (count + 1);
}
