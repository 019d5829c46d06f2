import { useEffect, useRef } from 'react';
import { tellFailure } from '@/components/tell-failure';
import { toast } from '@/components/ui/toast';
import type { Config } from '@/lib/config';
import type { Observation } from '@/records/observation';
import type { Analysis } from '@/features/questions/queries';
import { isAnalysisPending, isLeftToAnalyst } from '../schema';
import { isUnderWay, lastAsked, replacedVersion, wasAskedAbout } from './analysis-state';
import { outcomeSentence } from './outcome-sentence';
import { useAnalysis } from './use-analysis';
import { useUndoAnalysis } from './use-reanalysis';

/** Resumes analysis when the screen opens again or photos are added. Failed photos wait until a person asks. */
export function useResumedAnalysis(reportId: string, rows: Observation[]) {
  const { analysis, isKnown, isAsking, askingFailed, ask, hold } = useAnalysis(reportId);
  const isRunning = isUnderWay(analysis);
  useAnnouncedOutcome(analysis, rows, isRunning, useUndoAnalysis(reportId));

  const pending = rows.filter(isAnalysisPending);
  const untried = pending.filter(({ id }) => !wasAskedAbout(analysis, id));
  const mayAsk = isKnown && !isAsking && askingFailed === null && analysis.hold !== 'cancelled';
  const mustAsk = untried.length > 0 && mayAsk;
  useEffect(() => {
    if (!mustAsk) return;
    ask({ rows: untried, isUnasked: true }).catch(tellFailure('Analysis failed'));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each time that there is something to ask.
  }, [mustAsk, ask]);

  const askAgain = (wanted: Observation[]) => {
    ask({ rows: wanted }).catch(tellFailure('Analysis failed'));
  };
  return {
    analysis,
    hold,
    isRunning,
    /** Rows that wait for a person, to retry or to describe. */
    waiting: isRunning || mustAsk || isAsking ? 0 : pending.length,
    retry: () => {
      askAgain(pending);
    },
    /** Has another analyst analyse what one could not assess. */
    assessLeft: (analyst: Config) => {
      askAgain(rows.filter((row) => isLeftToAnalyst(row, analyst)));
    },
  };
}

/** Announces the outcome once every photo that this screen saw waiting is done. */
function useAnnouncedOutcome(
  analysis: Analysis,
  rows: Observation[],
  isRunning: boolean,
  undo: ReturnType<typeof useUndoAnalysis>,
): void {
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isRunning) isFollowed.current = true;
    else if (isFollowed.current) {
      isFollowed.current = false;
      if (analysis.hold !== 'cancelled') announce(analysis, rows, undo);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Said once, when the last one is settled.
  }, [isRunning]);
}

function announce(
  analysis: Analysis,
  rows: Observation[],
  undo: ReturnType<typeof useUndoAnalysis>,
): void {
  const { answered, failed } = lastAsked(analysis);
  const replacing = new Map(answered.map((one) => [one.observation_id, replacedVersion(one)]));
  const analysed = rows.filter(({ id }) => replacing.has(id));
  const replaced = analysed.filter(({ id, version }) => version > (replacing.get(id) ?? Infinity));
  const wayBack =
    replaced.length > 0 ? [{ action: { label: 'Undo', onClick: () => void undo(replaced) } }] : [];
  const reason = failed.at(-1)?.message ?? '';
  if (failed.length === 0) {
    if (analysed.length > 0)
      toast.neutral('Analysis complete', outcomeSentence(analysed), ...wayBack);
  } else if (analysed.length === 0) {
    toast.error('Analysis failed', reason);
  } else {
    toast.warning(
      "Some photos couldn't be analyzed",
      `${String(failed.length)} of ${String(failed.length + analysed.length)}: ${reason} You can edit them manually.`,
      ...wayBack,
    );
  }
}
