import type { OwnRows } from '../schema';
import type { PlannedReport } from './archive-plan';

type RevisionRow = OwnRows['signed_revisions'][number];

/** Signed revisions as data.json lists them: each with the path of its content, in its report's folder. */
export function withRevisionFiles(
  revisions: RevisionRow[],
  reports: readonly Pick<PlannedReport, 'folder' | 'report'>[],
): (RevisionRow & { file: string })[] {
  const folders = new Map(reports.map(({ folder, report }) => [report.id, folder]));
  return revisions.map((row) => ({
    ...row,
    // A report that came between the two reads has no folder.
    file: `${folders.get(row.report_id) ?? `reports/${row.report_id}`}/signed revision ${row.number}.json`,
  }));
}
