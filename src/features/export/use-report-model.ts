import { useQueries } from '@tanstack/react-query';
import { observationsQuery } from '@/features/observations/queries';
import type { Report } from '@/features/reports/schema';
import { sectionsQuery } from '@/features/sections/queries';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { buildReportModel } from './model/build-report-model';
import type { ReportModel } from './model/report-model';

interface ReportModelReading {
  /** Null until everything has been read. */
  model: ReportModel | null;
  error: Error | null;
  retry: () => void;
}

/** The report as it would be exported now. */
export function useReportModel(report: Report): ReportModelReading {
  const user = useUser();
  const [observations, sections] = useQueries({
    queries: [observationsQuery(user.id, report.id), sectionsQuery(user.id, report.id)],
  });
  return {
    model:
      observations.data && sections.data
        ? buildReportModel({
            report,
            observations: observations.data,
            sections: sections.data,
            preparedBy: user.email ?? '',
            backend: knownConfig()?.supabaseUrl,
            today: new Date(),
          })
        : null,
    error: observations.error ?? sections.error,
    retry: () => {
      void observations.refetch();
      void sections.refetch();
    },
  };
}
