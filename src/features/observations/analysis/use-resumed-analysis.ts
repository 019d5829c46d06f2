import { useCallback, useEffect } from 'react';
import { toast } from '@/components/ui/toast';
import type { Config } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { outcomeSentence } from './outcome-sentence';
import type { AnalysisOutcome } from './report-analysis';
import { hasFailed, type GoOnOptions } from './run-state';
import type { Observation } from '@/records/observation';
import { isAnalysisPending, isLeftToAnalyst } from '../schema';
import { useAnalysis } from './use-report-analysis';

/**
 * Goes on with what is still to be analysed when the screen is come back to, or photos are added on
 * it. What has failed before waits until somebody asks.
 */
export function useResumedAnalysis(reportId: string, rows: Observation[]) {
  const { run, goOn, hold, background, progress, isRunning } = useAnalysis(reportId);

  const pending = rows.filter(isAnalysisPending);
  const hasUntried = pending.some((row) => !hasFailed(run, row));
  const mayGoOn = run.hold !== 'cancelled' && run.stoppedBy === null && !run.isUnreadable;
  const mustGoOn = hasUntried && mayGoOn && !isRunning;

  const analyse = useCallback(
    async (options: GoOnOptions) => {
      try {
        const outcome = await goOn(options);
        if (outcome) announce(outcome);
      } catch (error) {
        toast.error('Analysis failed', errorMessage(error));
      }
    },
    [goOn],
  );

  useEffect(() => {
    if (!mustGoOn) return;
    // Not within the effect itself: the run reports its beginning by drawing the screen again.
    const timer = setTimeout(() => void analyse({ leaveOutFailed: true }), 0);
    return () => {
      clearTimeout(timer);
    };
  }, [mustGoOn, analyse]);

  return {
    run,
    hold,
    background,
    progress,
    /** Rows that wait for somebody: to try again, or to fill them in. */
    waiting: isRunning ? 0 : pending.length,
    retry: () => void analyse({ leaveOutFailed: false }),
    /** Has another analyst look at what one could not assess. */
    assessLeft: (analyst: Config) =>
      void analyse({ leaveOutFailed: false, isAskedFor: (row) => isLeftToAnalyst(row, analyst) }),
  };
}

function announce({ analysed, errors, left, isCancelled }: AnalysisOutcome) {
  if (isCancelled) return;
  const failed = errors.length > 0 ? errors.length + left : 0;
  if (failed === 0) {
    if (analysed.length > 0) toast.neutral('Analysis complete', outcomeSentence(analysed));
  } else if (analysed.length === 0) {
    toast.error('Analysis failed', errorMessage(errors[0]));
  } else {
    toast.warning(
      "Some photos couldn't be analyzed",
      `${String(failed)} of ${String(failed + analysed.length)}: ${errorMessage(errors[0])} You can edit them manually.`,
    );
  }
}
