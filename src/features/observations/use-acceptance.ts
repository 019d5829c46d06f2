import { useCallback, useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useAcceptObservations } from './mutations';
import { namedPhotos } from '@/lib/named-photos';
import { isAcceptable, type Observation } from './schema';

/** Accepting proposed rows, one or many, and taking it back. */
export function useAcceptance(reportId: string, rows: readonly Observation[]) {
  const { mutateAsync } = useAcceptObservations(reportId);
  // Read when a row is named, so that the commands stay the same while rows change.
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  const change = useCallback(
    async (asked: readonly Observation[], hand: 'accepted' | 'proposed') => {
      const proposed = asked.filter((row) => (row.hand === 'proposed') === (hand === 'accepted'));
      if (proposed.length === 0) return [];
      try {
        const changed = await mutateAsync({ rows: proposed, hand });
        const done = new Set(changed.map(({ id }) => id));
        const left = proposed.filter(({ id }) => !done.has(id));
        if (left.length > 0) {
          const numbers = left.map(
            ({ id }) => latest.current.findIndex((row) => row.id === id) + 1,
          );
          toast.warning(
            `${namedPhotos(numbers.filter((number) => number > 0))} changed meanwhile`,
            'Look at the new words, then decide again.',
          );
        }
        return changed;
      } catch (error) {
        toast.error(
          hand === 'accepted' ? 'Not accepted' : 'The acceptance stands',
          messageOf(error),
        );
        return [];
      }
    },
    [mutateAsync],
  );

  const accept = useCallback(
    (row: Observation) => {
      if (isAcceptable(row)) void change([row], 'accepted');
      else toast.warning('Not accepted: a text is blank', 'Fill it in first. E opens the fields.');
    },
    [change],
  );
  const unaccept = useCallback(
    (row: Observation) => void change([{ ...row, hand: 'accepted' }], 'proposed'),
    [change],
  );
  const acceptAll = useCallback(
    async (asked: readonly Observation[]) => {
      const accepted = await change(asked, 'accepted');
      if (accepted.length === 0) return;
      toast.neutral(
        accepted.length === 1 ? '1 row accepted' : `${String(accepted.length)} rows accepted`,
        undefined,
        { action: { label: 'Undo', onClick: () => void change(accepted, 'proposed') } },
      );
    },
    [change],
  );

  return { accept, unaccept, acceptAll };
}
