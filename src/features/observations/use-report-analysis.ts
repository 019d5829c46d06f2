import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useUser } from '@/lib/auth-context';
import { createReportAnalysis, type ReportAnalysis } from './analysis/report-analysis';
import { announceChange } from '@/lib/follow-changes';
import { analyseObservation } from './mutations';
import { observationsQuery } from './queries';
import { replaceRow } from './rows/replace-row';
import type { Observation } from './schema';

/** By the cache that the rows are shown from, and by report. */
const analyses = new WeakMap<QueryClient, Map<string, ReportAnalysis>>();

/** The analysis of a report: the same one for every screen of this tab, and for each of its rows. */
export function useReportAnalysis(reportId: string): ReportAnalysis {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return analysisOf(queryClient, userId, reportId);
}

/** Whether the analyst is looking at the row's photo right now, whoever asked. */
export function useIsUnderAnalysis({ id, report_id }: Observation): boolean {
  return useStore(useReportAnalysis(report_id).store, ({ underWay }) => underWay.has(id));
}

/** Rows whose last analysis failed. */
export function useFailedRows(reportId: string): ReadonlySet<string> {
  return useStore(useReportAnalysis(reportId).store, ({ failedRows }) => failedRows);
}

/** Whether the row's last analysis failed. */
export function useHasFailed({ id, report_id }: Observation): boolean {
  return useStore(useReportAnalysis(report_id).store, ({ failedRows }) => failedRows.has(id));
}

function analysisOf(queryClient: QueryClient, userId: string, reportId: string): ReportAnalysis {
  const ofCache = analyses.get(queryClient) ?? new Map<string, ReportAnalysis>();
  analyses.set(queryClient, ofCache);
  const key = `${userId}/${reportId}`;
  const known = ofCache.get(key);
  if (known) return known;

  const query = observationsQuery(userId, reportId);
  const analysis = createReportAnalysis({
    readRows: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
    fillTexts: (row) => analyseObservation(row),
    askAgain: analyseObservation,
    showRow: (row) => {
      queryClient.setQueryData(query.queryKey, (rows) => replaceRow(rows, row));
      announceChange(query.queryKey);
    },
  });
  ofCache.set(key, analysis);
  return analysis;
}
