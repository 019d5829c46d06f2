import { useCallback, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useSaveObservation } from './mutations';
import { textsOf, type Observation, type ObservationTexts } from './schema';
import { useReportAnalysis } from './use-report-analysis';

type ReplacedTexts = ReadonlyMap<string, ObservationTexts>;

/** "Analyse again" for one row, which replaces its texts, and the way back. */
export function useReanalysis(reportId: string) {
  const { analyseAgain } = useReportAnalysis(reportId);
  const { mutateAsync: save } = useSaveObservation(reportId);
  // What the last analysis of a row replaced; the toast's Undo is gone after four seconds, this is not.
  const [replaced, setReplaced] = useState<ReplacedTexts>(new Map());

  const restore = useCallback(
    async (row: Observation, texts: ObservationTexts) => {
      const { id } = row;
      try {
        await save({ base: row, change: texts });
        setReplaced((all) => new Map([...all].filter(([other]) => other !== id)));
      } catch (error) {
        toast.error('The earlier text could not be brought back', messageOf(error));
      }
    },
    [save],
  );

  const analyse = useCallback(
    async (observation: Observation, number: number) => {
      const before = textsOf(observation);
      try {
        const asked = await analyseAgain(observation, { replace_version: observation.version });
        if (!asked) return;
        setReplaced((all) => new Map(all).set(observation.id, before));
        toast.neutral(`Photo ${String(number)} was analysed again`, 'Its texts were replaced.', {
          action: { label: 'Undo', onClick: () => void restore(asked, before) },
        });
      } catch (error) {
        console.warn('A photo could not be analysed.', error);
        toast.error('Analysis failed', messageOf(error));
      }
    },
    [analyseAgain, restore],
  );

  const undo = useCallback(
    (row: Observation) => {
      const texts = replaced.get(row.id);
      if (texts) void restore(row, texts);
    },
    [replaced, restore],
  );

  return { analyse, undo, replaced };
}
