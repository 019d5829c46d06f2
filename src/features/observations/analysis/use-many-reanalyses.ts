import { useState } from 'react';
import pLimit from 'p-limit';
import { toast } from '@/components/ui/toast';
import { useConfig } from '@/lib/use-config';
import { errorMessage } from '@/lib/errors';
import { isChecked, type Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';
import { isBlank } from '../schema';
import { outcomeSentence } from './outcome-sentence';
import { AT_ONCE, useAnalyseAgain } from './use-analysis';

/** "Analyse again" for many rows: asks once where words are a person's, and puts all of them back by one Undo. */
export function useManyReanalyses(reportId: string) {
  const analyseAgain = useAnalyseAgain(reportId);
  const { bringBackLatest } = useBringBack(reportId);
  const config = useConfig();
  const [asked, setAsked] = useState<readonly Observation[] | null>(null);

  const undo = async (rows: readonly Observation[]) => {
    const results = await Promise.allSettled(rows.map(({ id }) => bringBackLatest(id, 'analysed')));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) {
      toast.error('The earlier words could not be brought back', errorMessage(failed.reason));
    }
  };

  const analyse = async (rows: readonly Observation[]) => {
    const limit = pLimit(config?.analystAtOnce ?? AT_ONCE);
    const results = await Promise.allSettled(
      rows.map((row) =>
        limit(async () => {
          const answered = await analyseAgain(row, { replace_version: row.version });
          return answered && { row, answered };
        }),
      ),
    );
    const answered = results.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value] : [],
    );
    const failed = results.filter((result) => result.status === 'rejected');
    const replaced = answered
      .filter(({ row, answered: after }) => !isBlank(row) && after.version > row.version)
      .map(({ answered: after }) => after);
    if (failed[0]) {
      toast.warning(
        `${String(failed.length)} of ${String(rows.length)} photos were not analysed again`,
        errorMessage(failed[0].reason),
      );
    }
    if (answered.length === 0) return;
    toast.neutral('Analysis complete', outcomeSentence(answered.map((one) => one.answered)), {
      ...(replaced.length > 0 && {
        action: { label: 'Undo', onClick: () => void undo(replaced) },
      }),
    });
  };

  return {
    /** The rows in question, of which some have a person's words; null while none are. */
    asked,
    ask: (rows: readonly Observation[]) => {
      if (rows.some(isChecked)) setAsked(rows);
      else void analyse(rows);
    },
    answer: (isWanted: boolean) => {
      setAsked(null);
      if (isWanted && asked) void analyse(asked);
    },
  };
}
