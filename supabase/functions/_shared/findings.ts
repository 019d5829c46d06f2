interface Joined {
  id: string;
  /**
   * The row whose finding this photo also shows; null for a finding of its own. Absent in data from
   * before findings had several photos.
   */
  finding_id?: string | null;
}

/** A finding with all its photos. */
export interface Finding<Row extends Joined> {
  /** The row that holds its words. */
  row: Row;
  /** That row and the ones joined to it, in the report's order, with their numbers. */
  photos: { row: Row; number: number }[];
}

/**
 * Groups a report's rows into findings, in the order of the rows that hold their words. A row whose
 * finding is not among the rows becomes a finding of its own.
 */
export function listFindings<Row extends Joined>(rows: readonly Row[]): Finding<Row>[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const isJoined = ({ finding_id }: Row) =>
    finding_id != null && known.get(finding_id)?.finding_id == null && known.has(finding_id);
  const findings: Finding<Row>[] = [];
  const byId = new Map<string, Finding<Row>>();
  rows.forEach((row, index) => {
    if (isJoined(row)) return;
    const finding = { row, photos: [{ row, number: index + 1 }] };
    findings.push(finding);
    byId.set(row.id, finding);
  });
  rows.forEach((row, index) => {
    if (isJoined(row)) byId.get(row.finding_id ?? '')?.photos.push({ row, number: index + 1 });
  });
  for (const { photos } of findings) photos.sort((one, other) => one.number - other.number);
  return findings;
}
