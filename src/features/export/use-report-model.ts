import { useQueries } from '@tanstack/react-query';
import { letterheadQuery } from '@/features/letterhead/queries';
import { observationsQuery } from '@/features/observations/queries';
import type { Report } from '@/features/reports/schema';
import { sectionsQuery } from '@/features/sections/queries';
import { revisionsQuery } from '@/features/sign-off/queries';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { localDay } from '@/lib/local-day';
import { useRefetchWhenStale } from '@/lib/use-refetch-when-stale';
import { brokenReferences } from '@/document/model/broken-references';
import { sourceOfDraft } from '@/document/revisions/source-of-draft';
import { buildReportModel, type ReportModel } from '@/document/parts/build-report-model';

interface ReportModelReading {
  /** Null until everything is loaded. */
  model: ReportModel | null;
  error: Error | null;
  retry: () => void;
}

/** The report as it would be exported now. */
export function useReportModel(report: Report): ReportModelReading {
  const user = useUser();
  const [observations, sections, letterhead, revisions] = useQueries({
    queries: [
      observationsQuery(user.id, report.id),
      sectionsQuery(user.id, report.id),
      letterheadQuery(user.id),
      revisionsQuery(user.id, report.id),
    ],
  });
  const source = observations.data &&
    sections.data && { observations: observations.data, sections: sections.data };
  // A photo newer than the loaded rows is not a deleted one: the rows are read again first.
  const isBehind = useRefetchWhenStale(
    observations,
    sections.dataUpdatedAt,
    () =>
      source !== undefined && brokenReferences(source).some(({ reason }) => reason === 'deleted'),
  );
  const isSettled = !isBehind || !observations.isFetching;
  return {
    model:
      source && letterhead.data && revisions.data && isSettled
        ? buildReportModel(
            sourceOfDraft(
              {
                report,
                ...source,
                letterhead: letterhead.data.letterhead,
                backend: knownConfig()?.supabaseUrl,
                readAt: new Date(),
                day: localDay(new Date()),
              },
              revisions.data,
            ),
          )
        : null,
    error: observations.error ?? sections.error ?? letterhead.error ?? revisions.error,
    retry: () => {
      void observations.refetch();
      void sections.refetch();
      void letterhead.refetch();
      void revisions.refetch();
    },
  };
}
