import { queryOptions } from '@tanstack/react-query';
import { supabase, type Backend } from '@/lib/supabase';
import { clampPage, rowsOfPage } from './dashboard/pagination';
import {
  isReportId,
  readReport,
  type Report,
  type ReportsPage,
  type ReportSummary,
} from './schema';

export const reportKeys = {
  /** Everything about reports; what a change of any report makes stale. */
  all: ['reports'] as const,
  pages: (userId: string) => [...reportKeys.all, userId, 'page'] as const,
  page: (userId: string, page: number) => [...reportKeys.pages(userId), page] as const,
  report: (userId: string, reportId: string) =>
    [...reportKeys.all, userId, 'report', reportId] as const,
};

/** One page of the person's reports, newest first, their photo counts in the same request. */
export function reportsPageQuery(userId: string, page: number) {
  return queryOptions({
    queryKey: reportKeys.page(userId, page),
    queryFn: () => fetchPage(userId, page),
  });
}

/** One report; null when there is none with this id that the person may see. */
export function reportQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: reportKeys.report(userId, reportId),
    queryFn: () => fetchReport(userId, reportId),
  });
}

async function fetchPage(userId: string, page: number): Promise<ReportsPage> {
  if (page === 1) {
    const { data, count } = await pageOf(await supabase(), userId, 1, { count: 'exact' });
    return { reports: data.map(withPhotoCount), total: count ?? data.length, page };
  }
  // The count apart: asked for in one, a page beyond the end is refused instead of empty.
  const client = await supabase();
  const [{ data }, total] = await Promise.all([
    pageOf(client, userId, page),
    countReports(client, userId),
  ]);
  const lastPage = clampPage(page, total);
  if (data.length === 0 && lastPage < page) return fetchPage(userId, lastPage);
  return { reports: data.map(withPhotoCount), total, page };
}

function pageOf(client: Backend, userId: string, page: number, options?: { count: 'exact' }) {
  const { from, to } = rowsOfPage(page);
  return client
    .from('reports')
    .select('*, observations(count)', options)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, to)
    .throwOnError();
}

function withPhotoCount({
  observations,
  ...report
}: Parameters<typeof readReport>[0] & { observations: { count: number }[] }): ReportSummary {
  return { ...readReport(report), photo_count: observations[0]?.count ?? 0 };
}

async function countReports(client: Backend, userId: string): Promise<number> {
  const { count } = await client
    .from('reports')
    .select('*', { count: 'exact', head: true })
    .eq('user_id', userId)
    .throwOnError();
  return count ?? 0;
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
