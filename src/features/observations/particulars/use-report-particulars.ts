import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { describeParticulars, type ReportParticulars } from './particulars';

/** The fields of a report's rows, by its rating scheme once loaded. */
export function useReportParticulars(reportId: string): ReportParticulars {
  const { id: userId } = useUser();
  const { data: scheme = null } = useQuery({
    ...reportQuery(userId, reportId),
    select: (report) => report?.rating_scheme ?? null,
  });
  return useMemo(() => describeParticulars(scheme, 'en'), [scheme]);
}
