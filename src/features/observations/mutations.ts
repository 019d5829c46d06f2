import { useMutation } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { errorCode, unwrapData, DUPLICATE } from '@/lib/errors';
import { supabase, type Backend } from '@/lib/supabase';
import { hasSession } from '@/features/auth/queries';
import { reportKeys } from '@/features/reports/queries';
import { applyChanges, takenBack, type Arrangement, type RowChange } from './rows/arrange';
import { joinFindings } from './rows/arrange-findings';
import { RowConflict, saveRow, type RowWire } from './rows/save-row';
import { readObservation, useCachedRows } from './queries';
import { leftOver } from './rows/replaced-defect';
import {
  AUTHENTICATION_REQUIRED,
  CHANGED_MEANWHILE,
  INVALID_ID,
  NOTHING_RETURNED,
  SaveRefused,
} from './rows/save-failure';
import { inTodaysNumbers, wordsToStore } from './rows/words-to-store';
import type { Observation } from '@/records/observation';
import { isObservationId, type NewObservation } from './schema';
import type { RowWords } from '@shared/row-words';

/** The first move gives every unplaced row a position; the host serves other people too. */
const UPDATES_AT_ONCE = 4;

type Change = Partial<
  RowWords &
    Pick<
      Observation,
      | 'position'
      | 'finding_id'
      | 'photo'
      | 'photo_hash'
      | 'photo_fault'
      | 'captured_at'
      | 'photo_refs'
      | 'left_over'
      | 'hand'
      | 'proposal'
    >
>;

/**
 * Stores a photo's row and resolves with it as stored; null when a row with this id or file exists. Rejects with the
 * backend's error and its status.
 */
export async function insertObservation(row: NewObservation): Promise<Observation | null> {
  const client = await supabase();
  const answer = await client.from('observations').insert(row).select().single();
  if (errorCode(answer.error) === DUPLICATE) return null;
  return stored(unwrapData(answer));
}

/** Builds an update of one of this person's rows; add filters for what it relies on. */
export function buildUpdate(
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
 * Saves a person's change of a row's words, and resolves with the row as stored. `order` has the ids of the rows as
 * shown: what the numbers in the texts mean. Failures are logged and thrown again; RowConflict when the same words were
 * changed elsewhere. `accepts` means that the person accepts an analyst's texts that they left unchanged.
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
        const left_over = leftOver(row, missing);
        const about = left_over && { left_over };
        const written = buildUpdate(await supabase(), base, { ...words, ...about, ...accepted });
        let update = written.eq('version', row.version);
        // A photo's time has no version: its change relies on the time that was seen.
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
 * Points a row at another stored picture and resolves with it as stored; null when its photo was changed or removed
 * meanwhile. Rejects with the backend's error and its status: DUPLICATE when another row of the report has that file.
 */
export async function changeObservationPhoto(
  row: Observation,
  change: Pick<Observation, 'photo'> &
    Partial<Pick<Observation, 'photo_hash' | 'photo_fault' | 'captured_at'>>,
): Promise<Observation | null> {
  const update = buildUpdate(await supabase(), row, change);
  // A photo changed by someone else meanwhile stays.
  return unwrapData(await update.eq('photo', row.photo).select().maybeSingle());
}

/** Deletes one of this person's rows, not its files. Rejects with the backend's error and its status. */
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

/** Saves a change of a row and updates the list at once. Rejects with RowConflict, see saveRow. */
export function useSaveObservation(reportId: string) {
  const rows = useCachedRows(reportId);
  return useMutation({
    mutationFn: ({ base, change, accepts }: RowSave) => {
      const order = rows.read().map(({ id }) => id);
      return saveWords(base, change, order, accepts);
    },
    meta: { changes: rows.key },
    onSuccess: (saved) => {
      rows.replace(saved);
    },
  });
}

/** Explains why an update of the version seen matched nothing. Rejects when the row is gone. */
export async function explainRefusal(seen: Observation): Promise<SaveRefused> {
  const { version } = await readObservation(seen);
  return new SaveRefused(version === seen.version ? NOTHING_RETURNED : CHANGED_MEANWHILE);
}

/** Stores rows' positions and findings: the list shows them at once, and reverts on failure. */
export function useArrangeRows(reportId: string) {
  const rows = useCachedRows(reportId);
  return useMutation({
    mutationFn: ({ changes }: Arrangement<Observation>) => storeChanges(rows.userId, changes),
    onMutate: async ({ order }) => {
      await rows.stopReading();
      rows.change(() => order);
    },
    meta: { changes: rows.key },
    // The stored rows are right, even after a failure halfway.
    onError: rows.readAgain,
    scope: { id: `move-observations-${reportId}` },
  });
}

/** Joins rows into one finding with `holder`'s words; resolves with the undo. */
export function useJoinFindings(reportId: string) {
  const { read } = useCachedRows(reportId);
  const { mutateAsync } = useArrangeRows(reportId);
  return async (holder: string, ids: readonly string[]): Promise<() => Promise<void>> => {
    const rows = read();
    const joined = joinFindings(rows, holder, ids);
    await mutateAsync(joined);
    return () => mutateAsync(applyChanges(read(), takenBack(rows, joined)));
  };
}

export function useDeleteObservation(reportId: string) {
  const { userId, queryClient, ...rows } = useCachedRows(reportId);
  return useMutation({
    meta: { changes: rows.key },
    mutationFn: (observationId: string) =>
      logged('deleted', () => deleteObservation(userId, observationId)),
    onSuccess: async (_, observationId) => {
      rows.change((all) => all?.filter(({ id }) => id !== observationId));
      await queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) });
    },
  });
}

/** Rows that hold a finding are stored before the rows that join it. */
export async function storeChanges(userId: string, changes: readonly RowChange[]): Promise<void> {
  const limit = pLimit(UPDATES_AT_ONCE);
  const [first, others] = [
    changes.filter(({ finding_id }) => finding_id === null),
    changes.filter(({ finding_id }) => finding_id !== null),
  ];
  for (const some of [first, others]) {
    await Promise.all(some.map((change) => limit(() => storeChange(userId, change))));
  }
}

async function storeChange(userId: string, { id, ...change }: RowChange): Promise<void> {
  await logged('moved', async () => {
    const update = buildUpdate(await supabase(), { id, user_id: userId }, change);
    await update.select('id').single().throwOnError();
  });
}

/** The types promise data; an answer without any (a proxy's, say) must not count as saved. */
function stored<T>(data: T | null): T {
  if (!data) throw new SaveRefused(NOTHING_RETURNED);
  return data;
}

/** Logs why a write failed and throws it again. A conflict is a question, not a failure. */
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
