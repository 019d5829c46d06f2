import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isGoingOn, progressOf } from './analysis/analysis-run';
import { useReportAnalysis } from './use-report-analysis';

/** A report's analysis for the screen that drives it. Leaving the screen sends no further photos. */
export function useAnalysis(reportId: string) {
  const { store, goOn, leave } = useReportAnalysis(reportId);
  const run = useStore(store);
  useEffect(() => leave, [leave]);
  return {
    goOn,
    progress: progressOf(run),
    isRunning: isGoingOn(run),
    isUnreadable: run.state === 'unreadable',
    failedRows: run.failedRows,
  };
}
