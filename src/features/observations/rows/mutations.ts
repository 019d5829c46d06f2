import { useMutation } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import type { Observation } from '@/records/observation';
import { buildUpdate } from '../mutations';
import { useCachedRows } from '../queries';
import { groupByRevisionCount } from './group-by-revision-count';
import { withoutLeftOver, type Judgement } from './replaced-defect';

/** Accepts proposed rows, or undoes that; resolves with those that were unchanged since they were seen. */
export function useAcceptObservations(reportId: string) {
  const shown = useCachedRows(reportId);
  return useMutation({
    mutationFn: ({
      rows,
      provenance,
    }: {
      rows: readonly Observation[];
      provenance: 'accepted' | 'proposed';
    }) => setProvenance(rows, provenance),
    meta: { changes: shown.key },
    // Shown at once: a person accepting row after row does not wait for each.
    onMutate: async ({ rows, provenance }) => {
      await shown.stopReading();
      const ids = new Set(rows.map(({ id }) => id));
      shown.change((all) =>
        all?.map((row) => (ids.has(row.id) ? { ...row, hand: provenance } : row)),
      );
    },
    onError: shown.readAgain,
    onSuccess: (changed, { rows }) => {
      shown.replace(...changed);
      if (changed.length < rows.length) return shown.readAgain();
    },
  });
}

/** Stores that a person has confirmed judgements set for another wording; shown at once. */
export function useAnswerLeftOver(reportId: string) {
  const shown = useCachedRows(reportId);
  return useMutation({
    mutationFn: async ({ row, names }: { row: Observation; names: readonly Judgement[] }) => {
      const left_over = withoutLeftOver(row, names);
      shown.changeOne(row.id, (one) => ({ ...one, left_over }));
      await buildUpdate(await supabase(), row, { left_over }).throwOnError();
    },
    meta: { changes: shown.key },
    onError: shown.readAgain,
  });
}

/**
 * Accepts proposed rows at the version seen, or undoes that. Resolves with the rows changed: one whose words have
 * changed since is left for the person to read again.
 */
async function setProvenance(
  rows: readonly Observation[],
  provenance: 'accepted' | 'proposed',
): Promise<Observation[]> {
  const client = await supabase();
  const changed: Observation[] = [];
  for (const { version, ids } of groupByRevisionCount(rows)) {
    const { data } = await client
      .from('observations')
      .update({ hand: provenance, updated_at: new Date().toISOString() })
      .in('id', ids)
      .eq('version', version)
      .eq('hand', provenance === 'accepted' ? 'proposed' : 'accepted')
      .select()
      .throwOnError();
    changed.push(...data);
  }
  return changed;
}
