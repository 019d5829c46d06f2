import { useEffect } from 'react';
import { useStore } from 'zustand';
import { isGoingOn, progressOf } from './analysis/run-state';
import { useReportAnalysis } from './use-report-analysis';

/** A report's analysis for the screen that drives it. Leaving the screen sends no further photos. */
export function useAnalysis(reportId: string) {
  const { store, goOn, hold, leave } = useReportAnalysis(reportId);
  const run = useStore(store);
  useEffect(() => leave, [leave]);
  return { run, goOn, hold, progress: progressOf(run), isRunning: isGoingOn(run) };
}
