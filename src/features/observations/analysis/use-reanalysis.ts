import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { isChecked, readProposal, type Observation } from '@/records/observation';
import { isBlank, isSameTexts } from '../schema';
import { useBringBack } from '../history/use-bring-back';
import { useAnalyseAgain } from './use-analysis';

interface Asked {
  observation: Observation;
  number: number;
}

/** "Analyse again" for one row, with its confirmation and undo. */
export function useReanalysis(reportId: string) {
  const analyseAgain = useAnalyseAgain(reportId);
  const undo = useUndoAnalysis(reportId);
  const [asked, setAsked] = useState<Asked | null>(null);

  const analyse = async ({ observation, number }: Asked) => {
    try {
      const answered = await analyseAgain(observation, { replace_version: observation.version });
      if (!answered) return;
      const title = `Photo ${String(number)} was analysed again`;
      if (!isReplaced(observation, answered)) {
        toast.neutral(title, describeOutcome(observation, answered));
        return;
      }
      toast.neutral(title, describeOutcome(observation, answered), {
        action: { label: 'Undo', onClick: () => void undo([answered]) },
      });
    } catch (error) {
      console.warn('A photo could not be analysed.', error);
      toast.error('Analysis failed', errorMessage(error));
    }
  };

  return {
    ask: (observation: Observation, number: number) => {
      if (isChecked(observation)) setAsked({ observation, number });
      else void analyse({ observation, number });
    },
    /** The row with a person's words, until that person has answered. */
    asked,
    answer: (isWanted: boolean) => {
      setAsked(null);
      if (isWanted && asked) void analyse(asked);
    },
  };
}

/** Restores rows' words from before their new analysis. */
export function useUndoAnalysis(reportId: string) {
  const { bringBackLatest } = useBringBack(reportId);
  return async (replaced: readonly Observation[]): Promise<void> => {
    try {
      await Promise.all(replaced.map(({ id }) => bringBackLatest(id, 'analysed')));
    } catch (error) {
      toast.error('The earlier words could not be brought back', errorMessage(error));
    }
  };
}

/** Tells that the row had words and now has others. */
function isReplaced(before: Observation, after: Observation): boolean {
  return !isBlank(before) && isProposed(after) && after.version > before.version;
}

function isProposed(row: Observation): boolean {
  const proposal = readProposal(row);
  return proposal !== null && isSameTexts(row, proposal);
}

function describeOutcome(before: Observation, after: Observation): string {
  if (!isProposed(after)) {
    return 'The row was changed meanwhile, so its words stay. The new proposal is kept beside them.';
  }
  if (after.outcome === 'not_assessed')
    return 'The analyst could not assess it. Its words are yours to write.';
  return isReplaced(before, after) ? 'Its words were replaced.' : 'It proposes the same words.';
}

export type Reanalysis = ReturnType<typeof useReanalysis>;
