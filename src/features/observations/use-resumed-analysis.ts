import { useCallback, useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useFailedAnalyses } from './analysing';
import { isAnalysisPending, type Observation } from './schema';
import { useAnalysis, type AnalysisOutcome } from './use-analysis';

/**
 * Goes on with what is still to be analysed when the screen is come back to, or photos are added on
 * it. What has failed before waits until somebody asks.
 */
export function useResumedAnalysis(reportId: string, rows: Observation[]) {
  const { run, progress, isRunning } = useAnalysis(reportId);
  const failed = useFailedAnalyses();
  // The rows could not even be read: going on by itself would try forever.
  const [isStalled, setStalled] = useState(false);

  const pending = rows.filter(isAnalysisPending);
  const hasUntried = pending.some(({ id }) => !failed.has(id));

  const analyse = useCallback(
    async (options: { skipFailed: boolean }) => {
      try {
        setStalled(false);
        announce(await run(options));
      } catch (error) {
        setStalled(true);
        toast.error('Analysis failed', messageOf(error));
      }
    },
    [run],
  );

  useEffect(() => {
    if (!hasUntried || isRunning || isStalled) return;
    // Not within the effect itself: the run reports its beginning by drawing the screen anew.
    const timer = setTimeout(() => void analyse({ skipFailed: true }), 0);
    return () => {
      clearTimeout(timer);
    };
  }, [hasUntried, isRunning, isStalled, analyse]);

  return {
    progress,
    isRunning,
    /** Rows that wait for somebody: to try again, or to fill them in. */
    waiting: isRunning ? 0 : pending.length,
    retry: () => void analyse({ skipFailed: false }),
  };
}

function announce({ analysed, failed, errors }: AnalysisOutcome) {
  if (failed === 0) {
    if (analysed > 0) toast.neutral('Analysis complete', `${String(analysed)} photo(s) analysed.`);
  } else if (analysed === 0) {
    toast.error('Analysis failed', messageOf(errors[0]));
  } else {
    toast.warning(
      "Some photos couldn't be analyzed",
      `${String(failed)} of ${String(failed + analysed)}: ${messageOf(errors[0])} You can edit them manually.`,
    );
  }
}
