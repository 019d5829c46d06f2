import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { readAllRows } from '@shared/read-all-rows';
import { isReportId, readReport, type Report } from './schema';

export const reportKeys = {
  /** Everything about reports: invalid after a change of any report. */
  all: ['reports'] as const,
  /** The dashboard's pages and their cards' data. */
  pages: (userId: string) => [...reportKeys.all, userId, 'page'] as const,
  report: (userId: string, reportId: string) =>
    [...reportKeys.all, userId, 'report', reportId] as const,
};

/** One report; null when there is none with this id that the person may see. */
export function reportQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: reportKeys.report(userId, reportId),
    queryFn: () => fetchReport(userId, reportId),
  });
}

/** Reads these columns of all of a person's reports. */
export async function readOwnReports<Columns extends string>(userId: string, columns: Columns) {
  const client = await supabase();
  return readAllRows(async (from, to) =>
    client
      .from('reports')
      .select(columns, { count: 'exact' })
      .eq('user_id', userId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
}

async function fetchReport(userId: string, reportId: string): Promise<Report | null> {
  if (!isReportId(reportId)) return null;
  const client = await supabase();
  const { data } = await client
    .from('reports')
    .select('*')
    .eq('id', reportId)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError();
  return data && readReport(data);
}
