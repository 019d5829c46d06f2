import type { Observation } from './observation';

type Joined = Pick<Observation, 'id' | 'finding_id'>;

/** A finding, and every photo of it. */
export interface Finding<Row extends Joined> {
  /** The row that holds its words. */
  row: Row;
  /** That row and those beside it, in the report's order, with the numbers that they have there. */
  photos: { row: Row; number: number }[];
}

/**
 * The findings of a report's rows, in the order of the rows that hold their words. Every row is in one of them: a
 * row whose finding is not among them is a finding of its own.
 */
export function listFindings<Row extends Joined>(rows: readonly Row[]): Finding<Row>[] {
  const findings = new Map<string, Finding<Row>>();
  const ids = new Set(rows.map(({ id }) => id));
  const holder = ({ id, finding_id }: Row) =>
    finding_id !== null && ids.has(finding_id) ? finding_id : id;
  for (const row of rows) if (holder(row) === row.id) findings.set(row.id, { row, photos: [] });
  rows.forEach((row, index) => {
    findings.get(holder(row))?.photos.push({ row, number: index + 1 });
  });
  return [...findings.values()];
}

/** Whether the row holds a finding's words; else it is one more photo of another row's. */
export function holdsFinding({ finding_id }: Pick<Observation, 'finding_id'>): boolean {
  return finding_id === null;
}
