import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { messageOf } from '@/lib/errors';
import { replaceRow, updateObservation, useReanalyseObservation } from './mutations';
import { observationKeys } from './queries';
import { textsOf, type Observation, type ObservationTexts } from './schema';

type Replaced = ReadonlyMap<string, ObservationTexts>;

/** "Analyse again" for one row, which replaces its texts, and the way back. */
export function useReanalysis(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync } = useReanalyseObservation(reportId);
  // What the last analysis of a row replaced; the toast's Undo is gone after four seconds, this is not.
  const [replaced, setReplaced] = useState<Replaced>(new Map());

  const restore = useCallback(
    async (id: string, texts: ObservationTexts) => {
      try {
        const row = await updateObservation(userId, id, texts);
        queryClient.setQueryData<Observation[]>(observationKeys.list(userId, reportId), (rows) =>
          replaceRow(rows, row),
        );
        setReplaced((all) => new Map([...all].filter(([other]) => other !== id)));
      } catch (error) {
        toast.error('The earlier text could not be brought back', messageOf(error));
      }
    },
    [queryClient, userId, reportId],
  );

  const analyse = useCallback(
    async (observation: Observation, number: number) => {
      const before = textsOf(observation);
      try {
        await mutateAsync(observation);
        setReplaced((all) => new Map(all).set(observation.id, before));
        toast.neutral(`Photo ${String(number)} was analysed again`, 'Its texts were replaced.', {
          action: { label: 'Undo', onClick: () => void restore(observation.id, before) },
        });
      } catch (error) {
        console.warn('A photo could not be analysed.', error);
        toast.error('Analysis failed', messageOf(error));
      }
    },
    [mutateAsync, restore],
  );

  const undo = useCallback(
    ({ id }: Observation) => {
      const texts = replaced.get(id);
      if (texts) void restore(id, texts);
    },
    [replaced, restore],
  );

  return { analyse, undo, replaced };
}
