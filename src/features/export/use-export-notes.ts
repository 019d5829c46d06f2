import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { letterheadQuery } from '@/features/letterhead/queries';
import { observationsQuery } from '@/features/observations/queries';
import { reportQuery } from '@/features/reports/queries';
import { sectionsQuery } from '@/features/sections/queries';
import { useUser } from '@/lib/auth-context';
import { listFindings } from '@/records/findings';
import { type BrokenReference, brokenReferences } from '@/document/model/broken-references';
import { holdsExport, listOpenRows, type OpenRow } from '@/document/model/row-check';

export interface ExportNotes {
  /** Unchecked rows, in the report's order. */
  open: OpenRow[];
  /** The count of all rows. */
  count: number;
  /** The open rows are shown before the export starts. */
  holds: boolean;
  /** References to photos that the report lacks. */
  broken: BrokenReference[];
}

/** Reads the report again when the screen opens, and follows it. Null until loaded. */
export function useExportNotes(reportId: string): ExportNotes | null {
  const { id: userId } = useUser();
  const [{ data: observations }, { data: sections }, report, letterhead] = useQueries({
    queries: [
      { ...observationsQuery(userId, reportId), refetchOnMount: 'always' },
      { ...sectionsQuery(userId, reportId), refetchOnMount: 'always' },
      reportQuery(userId, reportId),
      letterheadQuery(userId),
    ],
  });
  return useMemo(
    () =>
      observations
        ? {
            open: listOpenRows(observations),
            count: listFindings(observations).length,
            holds: holdsExport(observations),
            broken: brokenReferences({
              report: report.data,
              letterhead: letterhead.data?.letterhead,
              observations,
              sections: sections ?? { discussion: null, recommendation: null },
            }),
          }
        : null,
    [observations, sections, report.data, letterhead.data],
  );
}
