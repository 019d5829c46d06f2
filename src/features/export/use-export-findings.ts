import { useQuery } from '@tanstack/react-query';
import { observationsQuery } from '@/features/observations/queries';
import { useUser } from '@/lib/auth-context';
import { holdsExport, openRowsOf, type OpenRow } from './model/row-check';

/** What a person should know before a report is handed out. */
export interface ExportFindings {
  /** Rows that nobody has checked, in the report's order. */
  open: OpenRow[];
  /** Of all rows. */
  count: number;
  /** Whether the open rows are to be shown before the export begins. */
  holds: boolean;
}

/** Reads the report anew when the screen opens, and follows it from there. Null until it is read. */
export function useExportFindings(reportId: string): ExportFindings | null {
  const { id: userId } = useUser();
  const { data: rows } = useQuery({
    ...observationsQuery(userId, reportId),
    refetchOnMount: 'always',
  });
  if (!rows) return null;
  return { open: openRowsOf(rows), count: rows.length, holds: holdsExport(rows) };
}
