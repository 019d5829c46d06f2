import type { Observation } from '@/records/observation';

export type Arranged = Pick<Observation, 'id' | 'position' | 'finding_id'>;

/** A row's new position in the report, and its new finding. */
export interface RowChange {
  id: string;
  position?: number;
  finding_id?: string | null;
}

export interface Arrangement<Row> {
  /** The rows in their new order, changed. */
  order: Row[];
  /** The changes to store; a row that can keep its position has none. */
  changes: RowChange[];
}

/**
 * Reorders rows with as few new positions as possible: rows already in order keep theirs, and the others get positions
 * between them. Where no number fits (unplaced rows share one), all rows are renumbered from 1. `wanted` are all of
 * `rows`, with their new findings.
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

/** The changes that undo an arrangement of these rows. */
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

/** Applies changes to rows and sorts them as they will be read. */
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

/** Indices of the longest increasing subsequence, by patience sorting, in n log n. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length, the rise with the lowest end. */
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

/** Fills missing numbers between known ones; null where there is no room. */
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

/** The position of one of `count` rows between two others; undefined means an end of the report. */
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
