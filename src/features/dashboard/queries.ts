import { queryOptions } from '@tanstack/react-query';
import { reportKeys } from '@/features/reports/queries';
import { readReport } from '@/features/reports/schema';
import { supabase, type Backend } from '@/lib/supabase';
import { isPlainView, type ReportsView } from './list/reports-view';
import { clampPage, rowsOfPage } from './list/pagination';
import {
  foundReportsSchema,
  reportStatesSchema,
  type ReportsPage,
  type ReportState,
  type ReportSummary,
} from './schema';

/** One page of the person's reports, with their photo counts in the same request. */
export function reportsPageQuery(userId: string, view: ReportsView) {
  return queryOptions({
    queryKey: [...reportKeys.pages(userId), view],
    queryFn: () => (isPlainView(view) ? fetchPage(userId, view.page) : findPage(userId, view)),
  });
}

/** Each report's progress, for its card. */
export function reportStatesQuery(userId: string, reportIds: string[]) {
  return queryOptions({
    queryKey: [...reportKeys.pages(userId), 'states', reportIds],
    queryFn: () => fetchStates(reportIds),
    enabled: reportIds.length > 0,
  });
}

export function archivedCountQuery(userId: string) {
  return queryOptions({
    queryKey: [...reportKeys.pages(userId), 'archived'],
    queryFn: async () =>
      (await find({ words: '', state: 'archived', order: 'newest', page: 1 })).total,
  });
}

/** Counts the person's reports, archived ones included. */
export function reportCountQuery(userId: string) {
  return queryOptions({
    queryKey: [...reportKeys.pages(userId), 'count'],
    queryFn: async () => (await selectCount(await supabase(), userId).throwOnError()).count ?? 0,
  });
}

async function fetchPage(userId: string, page: number): Promise<ReportsPage> {
  if (page === 1) {
    const { data, count } = await selectPage(await supabase(), userId, 1, { count: 'exact' });
    return { reports: data.map(withPhotoCount), total: count ?? data.length, page };
  }
  // Counted separately: in one request, a page beyond the end is refused instead of empty.
  const client = await supabase();
  const [{ data }, { count }] = await Promise.all([
    selectPage(client, userId, page),
    selectCount(client, userId).is('archived_at', null).throwOnError(),
  ]);
  const total = count ?? 0;
  const lastPage = clampPage(page, total);
  if (data.length === 0 && lastPage < page) return fetchPage(userId, lastPage);
  return { reports: data.map(withPhotoCount), total, page };
}

function selectPage(client: Backend, userId: string, page: number, options?: { count: 'exact' }) {
  const { from, to } = rowsOfPage(page);
  return client
    .from('reports')
    .select('*, observations(count)', options)
    .eq('user_id', userId)
    .is('archived_at', null)
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, to)
    .throwOnError();
}

function selectCount(client: Backend, userId: string) {
  return client.from('reports').select('*', { count: 'exact', head: true }).eq('user_id', userId);
}

/** The database finds and orders; the reports themselves are read as for any page. */
async function findPage(userId: string, view: ReportsView): Promise<ReportsPage> {
  const { ids, total, page } = await find(view);
  if (ids.length === 0) return { reports: [], total, page };
  const client = await supabase();
  const { data } = await client
    .from('reports')
    .select('*, observations(count)')
    .eq('user_id', userId)
    .in('id', ids)
    .throwOnError();
  const byId = new Map(data.map((report) => [report.id, withPhotoCount(report)]));
  return { reports: ids.flatMap((id) => byId.get(id) ?? []), total, page };
}

async function find({ words, state, order, page }: ReportsView) {
  const client = await supabase();
  const { data } = await client
    .rpc('find_reports', { p_words: words, p_state: state, p_order: order, p_page: page })
    .throwOnError();
  return foundReportsSchema.parse(data);
}

async function fetchStates(reportIds: string[]): Promise<Map<string, ReportState>> {
  const client = await supabase();
  const { data } = await client.rpc('report_states', { p_reports: reportIds }).throwOnError();
  return new Map(reportStatesSchema.parse(data).map((state) => [state.id, state]));
}

function withPhotoCount({
  observations,
  ...report
}: Parameters<typeof readReport>[0] & { observations: { count: number }[] }): ReportSummary {
  return { ...readReport(report), photo_count: observations[0]?.count ?? 0 };
}
