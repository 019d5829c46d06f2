import { useState } from 'react';
import { tellFailure } from '@/components/tell-failure';
import { isChecked, type Observation } from '@/records/observation';
import { useAsk } from './use-analysis';

/** Analyses many rows again; asks once if any has a person's words. */
export function useManyReanalyses(reportId: string) {
  const { mutate } = useAsk(reportId);
  const [asked, setAsked] = useState<readonly Observation[] | null>(null);
  const analyse = (rows: readonly Observation[]) => {
    mutate({ rows, replaces: true }, { onError: tellFailure('Analysis failed') });
  };

  return {
    /** The rows to ask about, some with a person's words; null while closed. */
    asked,
    ask: (rows: readonly Observation[]) => {
      if (rows.some(isChecked)) setAsked(rows);
      else analyse(rows);
    },
    answer: (isWanted: boolean) => {
      setAsked(null);
      if (isWanted && asked) analyse(asked);
    },
  };
}
