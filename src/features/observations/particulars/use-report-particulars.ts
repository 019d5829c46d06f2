import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { reportQuery } from '@/features/reports/queries';
import { useUser } from '@/lib/auth-context';
import { describeParticulars, type ReportParticulars } from './particulars';

/** What the rows of a report have beside their texts: by its rating scheme, once it is read. */
export function useReportParticulars(reportId: string): ReportParticulars {
  const { id: userId } = useUser();
  const { data: scheme = null } = useQuery({
    ...reportQuery(userId, reportId),
    select: (report) => report?.rating_scheme ?? null,
  });
  return useMemo(() => describeParticulars(scheme, 'en'), [scheme]);
}
