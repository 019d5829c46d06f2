import { useMutation, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useUser } from '@/lib/auth-context';
import { errorCode, unwrapData, DUPLICATE } from '@/lib/errors';
import { supabase, type Backend } from '@/lib/supabase';
import { hasSession } from '@/features/auth/queries';
import { reportKeys } from '@/features/reports/queries';
import { byVersion } from './rows/by-version';
import type { Move } from './rows/move-row';
import type { AnnotationsChange } from '@/records/judge-annotations';
import { RowConflict, saveRow, type RowWire } from './rows/save-row';
import { observationKeys, readObservation } from './queries';
import { replaceRow } from './rows/replace-row';
import {
  AUTHENTICATION_REQUIRED,
  CHANGED_MEANWHILE,
  INVALID_ID,
  NOTHING_RETURNED,
  SaveRefused,
} from './rows/save-failure';
import { inTodaysNumbers, wordsToStore } from './rows/words-to-store';
import type { Observation } from '@/records/observation';
import { isObservationId, type NewObservation, type RowWords } from './schema';

/** Rows that nobody has placed yet are all placed at their first move. */
const UPDATES_AT_ONCE = 4;

type Change = Partial<
  RowWords &
    Pick<
      Observation,
      'position' | 'photo' | 'photo_hash' | 'captured_at' | 'marks' | 'photo_refs' | 'hand'
    >
>;

/**
 * Stores a photo's row and resolves with it as stored; null when a row with this id or this file is
 * there already. Rejects with the backend's error and its status.
 */
export async function insertObservation(row: NewObservation): Promise<Observation | null> {
  const client = await supabase();
  const answer = await client.from('observations').insert(row).select().single();
  if (errorCode(answer.error) === DUPLICATE) return null;
  return stored(unwrapData(answer));
}

/** An update of one row of this person; further filters say what it relies on. */
function updateOf(
  client: Backend,
  { id, user_id }: Pick<Observation, 'id' | 'user_id'>,
  change: Change,
) {
  return client
    .from('observations')
    .update({ ...change, updated_at: new Date().toISOString() })
    .eq('id', id)
    .eq('user_id', user_id);
}

/**
 * Saves what a person changed of a row's words, and resolves with the row as stored. `order` are the ids
 * of the rows as they stand on the screen: what the numbers in the texts mean. Failures are logged and
 * thrown again; RowConflict when the same words were changed elsewhere meanwhile. `accepts` says that the
 * person stands by an analyst's texts that they leave as they are.
 */
export async function saveWords(
  base: Observation,
  change: Partial<RowWords>,
  order: readonly string[],
  accepts = false,
): Promise<Observation> {
  return logged('saved', async () => {
    if (!isObservationId(base.id)) throw new SaveRefused(INVALID_ID);
    if (!(await hasSession())) throw new SaveRefused(AUTHENTICATION_REQUIRED);
    const wire: RowWire = {
      write: async (row, missing) => {
        const words = wordsToStore(row, missing, order);
        const accepted = accepts && row.hand === 'proposed' ? { hand: 'accepted' as const } : {};
        const written = updateOf(await supabase(), base, { ...words, ...accepted });
        let update = written.eq('version', row.version);
        // No version counts the time of a photo: who changes it relies on the one that was seen.
        if (words.captured_at !== undefined) {
          const { captured_at: seen } = row;
          update = seen ? update.eq('captured_at', seen) : update.is('captured_at', null);
        }
        const { data } = await update.select().throwOnError();
        return stored(data)[0] ?? null;
      },
      read: async () => inTodaysNumbers(await readObservation(base), order),
    };
    return saveRow(wire, inTodaysNumbers(base, order), change);
  });
}

/**
 * Points a row at another stored picture and resolves with it as stored; null when its photo was
 * changed or removed meanwhile. Rejects with the backend's error and its status: DUPLICATE when
 * another row of the report holds that file.
 */
export async function changeObservationPhoto(
  row: Observation,
  change: Pick<Observation, 'photo'> & Partial<Pick<Observation, 'photo_hash' | 'captured_at'>>,
): Promise<Observation | null> {
  const update = updateOf(await supabase(), row, change);
  // Anyone who changed the photo meanwhile keeps what they did.
  return unwrapData(await update.eq('photo', row.photo).select().maybeSingle());
}

/**
 * Accepts proposed rows as they were seen, or takes that back. Resolves with the rows so changed: one
 * whose words have changed since it was read is left, for the person to look at again.
 */
async function setProvenance(
  rows: readonly Observation[],
  hand: 'accepted' | 'proposed',
): Promise<Observation[]> {
  const client = await supabase();
  const changed: Observation[] = [];
  for (const { version, ids } of byVersion(rows)) {
    const { data } = await client
      .from('observations')
      .update({ hand, updated_at: new Date().toISOString() })
      .in('id', ids)
      .eq('version', version)
      .eq('hand', hand === 'accepted' ? 'proposed' : 'accepted')
      .select()
      .throwOnError();
    changed.push(...data);
  }
  return changed;
}

/**
 * Deletes one row of this person; its files are the caller's business. Rejects with the backend's
 * error and its status.
 */
export async function deleteObservation(userId: string, observationId: string): Promise<void> {
  const client = await supabase();
  unwrapData(
    await client.from('observations').delete().eq('id', observationId).eq('user_id', userId),
  );
}

interface RowSave {
  base: Observation;
  change: Partial<RowWords>;
  accepts?: boolean;
}

/** Saves what was changed of a row, and shows it in the list at once. Rejects with RowConflict, see saveRow. */
export function useSaveObservation(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  return useMutation({
    mutationFn: ({ base, change, accepts }: RowSave) => {
      const rows = queryClient.getQueryData<Observation[]>(key) ?? [];
      return saveWords(
        base,
        change,
        rows.map(({ id }) => id),
        accepts,
      );
    },
    meta: { changes: key },
    onSuccess: (saved) => {
      queryClient.setQueryData<Observation[]>(key, (rows) => replaceRow(rows, saved));
    },
  });
}

/** Accepts proposed rows, or takes that back; resolves with those that were still as they were seen. */
export function useAcceptObservations(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  return useMutation({
    mutationFn: ({ rows, hand }: { rows: readonly Observation[]; hand: 'accepted' | 'proposed' }) =>
      setProvenance(rows, hand),
    meta: { changes: key },
    // Shown at once: anyone who goes through rows by one key does not wait for each.
    onMutate: async ({ rows, hand }) => {
      await queryClient.cancelQueries({ queryKey: key });
      const ids = new Set(rows.map(({ id }) => id));
      queryClient.setQueryData<Observation[]>(key, (all) =>
        all?.map((row) => (ids.has(row.id) ? { ...row, hand } : row)),
      );
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
    onSuccess: (changed, { rows }) => {
      queryClient.setQueryData<Observation[]>(key, (all) =>
        changed.reduce<Observation[] | undefined>(replaceRow, all),
      );
      if (changed.length < rows.length) return queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

/** Changes a row's lines, and the words that come or go with them, if it still is as it was seen. */
export function useSaveAnnotations(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  return useMutation({
    mutationFn: async ({ row, change }: { row: Observation; change: AnnotationsChange }) => {
      const update = updateOf(await supabase(), row, change);
      // As it was seen: what somebody has written meanwhile was not what this is about.
      const { data } = await update.eq('version', row.version).select().throwOnError();
      if (!data[0]) throw new SaveRefused(CHANGED_MEANWHILE);
      return data[0];
    },
    meta: { changes: key },
    onSuccess: (changed) => {
      queryClient.setQueryData<Observation[]>(key, (rows) => replaceRow(rows, changed));
    },
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Moves a row: the list shows it in its new place before the answer comes, and takes it back on failure. */
export function useMoveObservation(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  return useMutation({
    mutationFn: async ({ changes }: Move<Observation>) => {
      const limit = pLimit(UPDATES_AT_ONCE);
      await Promise.all(
        changes.map(({ id, position }) => limit(() => placeRow({ id, user_id: userId }, position))),
      );
    },
    onMutate: async ({ order }) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, order);
    },
    meta: { changes: key },
    // What is stored decides, also after a failure halfway.
    onError: () => queryClient.invalidateQueries({ queryKey: key }),
    scope: { id: `move-observations-${reportId}` },
  });
}

export function useDeleteObservation(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  return useMutation({
    meta: { changes: key },
    mutationFn: (observationId: string) =>
      logged('deleted', () => deleteObservation(userId, observationId)),
    onSuccess: async (_, observationId) => {
      queryClient.setQueryData<Observation[]>(key, (rows) =>
        rows?.filter(({ id }) => id !== observationId),
      );
      await queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) });
    },
  });
}

async function placeRow(row: Pick<Observation, 'id' | 'user_id'>, position: number): Promise<void> {
  await logged('moved', async () => {
    const update = updateOf(await supabase(), row, { position });
    await update.select('id').single().throwOnError();
  });
}

/** The types promise data; an answer without any (a proxy's, say) must not count as saved. */
function stored<T>(data: T | null): T {
  if (!data) throw new SaveRefused(NOTHING_RETURNED);
  return data;
}

/** Logs why a write failed, and throws it again to its caller. A conflict is a question, no failure. */
async function logged<T>(done: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RowConflict)) {
      console.error(`An observation could not be ${done}.`, error);
    }
    throw error;
  }
}
