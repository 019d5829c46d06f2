import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { announceChange } from '@/lib/follow-changes';
import { createAnalysisHold } from './held-analyses';
import { analyseObservation, callOffAnalyses, keepFailure } from './mutations';
import { createReportAnalysis, type ReportAnalysis } from './report-analysis';
import {
  isRunUnderWay,
  hasFailed,
  isLeftToPerson,
  isBeingAnalysed,
  isStopped,
  countProgress,
  type Hold,
} from './run-state';
import { useBackgroundAnalysis } from './use-background-analysis';
import { observationsQuery, readObservation } from '../queries';
import { replaceRow } from '../rows/replace-row';
import type { Observation } from '@/records/observation';

/** By the cache that the rows are shown from, and by report. */
const analyses = new WeakMap<QueryClient, Map<string, ReportAnalysis>>();

/** The analysis of a report: the same one for every screen of this tab, and for each of its rows. */
export function useReportAnalysis(reportId: string): ReportAnalysis {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return analysisOf(queryClient, userId, reportId);
}

/** A report's analysis for the screen that drives it. Leaving the screen sends no further photos. */
export function useAnalysis(reportId: string) {
  const { store, goOn, hold, leave } = useReportAnalysis(reportId);
  const run = useStore(store);
  const background = useBackgroundAnalysis(reportId);
  useEffect(() => leave, [leave]);
  return {
    run,
    goOn,
    background,
    /** What a person says of the analysis goes for all of it. */
    hold: (said: Hold | null) => {
      hold(said);
      if (said) background.callOff();
    },
    progress: countProgress(run),
    isRunning: isRunUnderWay(run),
  };
}

/** Whether the analyst is looking at the row's photo right now, no matter who asked. */
export function useIsUnderAnalysis({ id, report_id }: Observation): boolean {
  return useStore(useReportAnalysis(report_id).store, (run) => isBeingAnalysed(run, id));
}

/** Says of a row whether its analysis failed, or would: then it is a person's to describe. */
export function useIsLeftToPerson(reportId: string): (row: Observation) => boolean {
  const { store } = useReportAnalysis(reportId);
  const hasStopped = useStore(store, isStopped);
  const failedRows = useStore(store, (run) => run.failedRows);
  return (row) => hasStopped || hasFailed({ failedRows }, row);
}

/** Whether the row's last analysis failed, or would. */
export function useHasFailed(row: Observation): boolean {
  return useStore(useReportAnalysis(row.report_id).store, (run) => isLeftToPerson(run, row));
}

function analysisOf(queryClient: QueryClient, userId: string, reportId: string): ReportAnalysis {
  const ofCache = analyses.get(queryClient) ?? new Map<string, ReportAnalysis>();
  analyses.set(queryClient, ofCache);
  const key = `${userId}/${reportId}`;
  const known = ofCache.get(key);
  if (known) return known;

  const query = observationsQuery(userId, reportId);
  const analysis = createReportAnalysis(
    {
      readRows: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      readRow: readObservation,
      knownRow: (row) =>
        queryClient.getQueryData(query.queryKey)?.find(({ id }) => id === row.id) ?? row,
      fillTexts: (row, signal) => analyseObservation(row, {}, signal),
      askAgain: analyseObservation,
      callOff: callOffAnalyses,
      keepFailure,
      showRow: (row) => {
        queryClient.setQueryData(query.queryKey, (rows) => replaceRow(rows, row));
        announceChange(query.queryKey);
      },
      atOnce: () => knownConfig()?.analystAtOnce,
    },
    createAnalysisHold(userId, reportId),
  );
  ofCache.set(key, analysis);
  return analysis;
}
