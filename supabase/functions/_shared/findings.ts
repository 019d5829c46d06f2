/** The findings of a report's rows, for screens, documents and functions alike. */
interface Joined {
  id: string;
  /**
   * The row whose finding its photo shows as well; null for a finding of its own. Absent in what was kept before there
   * were findings of several photos.
   */
  finding_id?: string | null;
}

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
