import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { analyseOnce, hasFailed } from './analysing';
import { analyzeObservation, replaceRow } from './mutations';
import { observationKeys, observationsQuery } from './queries';
import { runAnalysis, type AnalysisOutcome } from './run-analysis';
import { isAnalysisPending, type Observation } from './schema';

export type { AnalysisOutcome };

interface RunOptions {
  /** Leaves out rows whose analysis failed in this tab: for going on unasked. */
  skipFailed?: boolean;
}

export interface Analysis {
  /**
   * Reads the rows afresh, has those analysed that have a photo and lack a text, and says what came
   * of it. Rejects only when the rows cannot be read. While one run is going, joins it.
   */
  run: (options?: RunOptions) => Promise<AnalysisOutcome>;
  progress: { done: number; total: number } | null;
  isRunning: boolean;
}

/** Runs the analyst over a report's rows. Leaving the screen sends no further ones. */
export function useAnalysis(reportId: string): Analysis {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Analysis['progress']>(null);
  const [isRunning, setIsRunning] = useState(false);
  const current = useRef<Promise<AnalysisOutcome> | null>(null);
  const stop = useRef<AbortController | null>(null);

  const start = useCallback(
    async ({ skipFailed = false }: RunOptions) => {
      const controller = new AbortController();
      stop.current = controller;
      const key = observationKeys.list(userId, reportId);
      const rows = await queryClient.fetchQuery({
        ...observationsQuery(userId, reportId),
        staleTime: 0,
      });
      const pending = rows.filter(
        (row) => isAnalysisPending(row) && !(skipFailed && hasFailed(row.id)),
      );
      setProgress({ done: 0, total: pending.length });
      return runAnalysis(pending, {
        signal: controller.signal,
        onProgress: (done) => {
          setProgress({ done, total: pending.length });
        },
        analyse: async (row) => {
          const analysed = await analyseOnce(row.id, () => analyzeObservation(row));
          queryClient.setQueryData<Observation[]>(key, (shown) => replaceRow(shown, analysed));
        },
      });
    },
    [queryClient, userId, reportId],
  );

  const run = useCallback(
    (options: RunOptions = {}) => {
      setIsRunning(true);
      current.current ??= start(options).finally(() => {
        current.current = null;
        setIsRunning(false);
        setProgress(null);
      });
      return current.current;
    },
    [start],
  );

  useEffect(
    () => () => {
      stop.current?.abort();
    },
    [reportId],
  );

  return { run, progress, isRunning };
}
