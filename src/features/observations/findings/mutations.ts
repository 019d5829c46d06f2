import { useMutation } from '@tanstack/react-query';
import { restoreVersion } from '@/features/versions/mutations';
import { fetchVersions } from '@/features/versions/queries';
import { supabase } from '@/lib/supabase';
import { isChecked, type Observation } from '@/records/observation';
import { explainRefusal, storeChanges, buildUpdate } from '../mutations';
import { useCachedRows } from '../queries';
import { CHANGED_MEANWHILE, SaveRefused } from '../rows/save-failure';
import { allInTodaysNumbers, wordsToStore } from '../rows/words-to-store';
import { FINDING_FIELDS, pickFields } from '@shared/row-words';
import { changedWords, isBlank } from '../schema';
import { takenBack } from '../rows/arrange';
import { makeFirst } from '../rows/arrange-findings';

/**
 * Puts a photo first in its finding: its row takes the finding's words as an edit, which keeps its own as a version,
 * and becomes the row of the others. Resolves with the undo.
 */
export function useMakeFirst(reportId: string) {
  const shown = useCachedRows(reportId);
  return useMutation({
    mutationFn: async ({ rows, id }: { rows: Observation[]; id: string }) => {
      const chosen = rows.find((row) => row.id === id);
      const holder = rows.find((row) => row.id === chosen?.finding_id);
      if (!chosen || !holder) throw new SaveRefused(CHANGED_MEANWHILE);
      const arrangement = makeFirst(rows, id);
      const order = rows.map((row) => row.id);
      const after = await takeWordsOver(chosen, holder, order);
      await storeChanges(shown.userId, arrangement.changes);
      return async () => {
        await storeChanges(shown.userId, takenBack(rows, arrangement));
        if (after.version !== chosen.version) await bringWordsBack(chosen);
        await shown.readAgain();
      };
    },
    onMutate: async ({ rows, id }) => {
      await shown.stopReading();
      const holder = rows.find((row) => row.id === rows.find((one) => one.id === id)?.finding_id);
      if (!holder) return;
      const words = { ...pickFields(holder, FINDING_FIELDS), hand: holder.hand };
      const { order } = makeFirst(allInTodaysNumbers(shown.read()), id);
      shown.change(() => order.map((row) => (row.id === id ? { ...row, ...words } : row)));
    },
    meta: { changes: shown.key },
    onSettled: shown.readAgain,
    scope: { id: `move-observations-${reportId}` },
  });
}

/** Unchecked words remain unchecked: they move with their proposal. */
async function takeWordsOver(
  chosen: Observation,
  holder: Observation,
  order: readonly string[],
): Promise<Observation> {
  const client = await supabase();
  const words = wordsToStore(
    chosen,
    changedWords(chosen, pickFields(holder, FINDING_FIELDS)),
    order,
  );
  const { proposal } = holder;
  const isProposed = holder.hand === 'proposed';
  if (proposal !== null && !isProposed) {
    // Before the words: accepted and edited refer to this proposal.
    await buildUpdate(client, chosen, { proposal }).select('id').single().throwOnError();
  }
  const change = { ...words, ...(isProposed && { proposal }), finding_id: null };
  const { data } = await buildUpdate(client, chosen, change)
    .eq('version', chosen.version)
    .select()
    .throwOnError();
  const [taken] = data;
  if (!taken) throw await explainRefusal(chosen);
  if (isChecked(holder) && !isChecked(taken)) {
    // It already had the same words, as an unchecked proposal.
    await buildUpdate(client, taken, { hand: 'accepted' })
      .eq('version', taken.version)
      .throwOnError();
  }
  return taken;
}

/** Restores a row's words from before it became first; a row without any has no version. */
async function bringWordsBack(row: Observation): Promise<void> {
  const [latest] = await fetchVersions(row.user_id, { kind: 'observation', id: row.id });
  if (latest?.kept['version'] === row.version) {
    await restoreVersion(latest.id);
    return;
  }
  if (!isBlank(row)) throw new SaveRefused(CHANGED_MEANWHILE);
  const { photo_refs, proposal } = row;
  const words = { ...pickFields(row, FINDING_FIELDS), photo_refs, proposal };
  await buildUpdate(await supabase(), row, words)
    .select('id')
    .single()
    .throwOnError();
}
