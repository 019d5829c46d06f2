import { useMutation, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useUser } from '@/lib/auth-context';
import { codeOf, dataOf, DUPLICATE, functionFailure } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { hasSession } from '@/features/auth/queries';
import { reportKeys } from '@/features/reports/queries';
import type { Move } from './rows/move-row';
import { observationKeys } from './queries';
import {
  AUTHENTICATION_REQUIRED,
  INVALID_ID,
  NOTHING_RETURNED,
  SaveRefused,
} from './rows/save-failure';
import {
  isObservationId,
  isSameTexts,
  proposalOf,
  textsOf,
  type NewObservation,
  type Observation,
  type ObservationTexts,
} from './schema';

/** Rows that nobody has placed yet are all placed at their first move. */
const UPDATES_AT_ONCE = 4;

type Change = Partial<Pick<Observation, 'element' | 'defect' | 'recommendation' | 'position'>>;

/**
 * Stores a photo's row; 'repeated' when a row with this id or this file is there already. Rejects
 * with the backend's error and its status.
 */
export async function insertObservation(row: NewObservation): Promise<'inserted' | 'repeated'> {
  const client = await supabase();
  const answer = await client.from('observations').insert(row);
  if (codeOf(answer.error) === DUPLICATE) return 'repeated';
  dataOf(answer);
  return 'inserted';
}

/** Changes one row of this person and resolves with it as stored. Failures are logged and thrown again. */
async function updateObservation(
  userId: string,
  observationId: string,
  change: Change,
): Promise<Observation> {
  return logged('saved', async () => {
    if (!isObservationId(observationId)) throw new SaveRefused(INVALID_ID);
    if (!(await hasSession())) throw new SaveRefused(AUTHENTICATION_REQUIRED);
    const client = await supabase();
    const { data } = await client
      .from('observations')
      .update({ ...change, updated_at: new Date().toISOString() })
      .eq('id', observationId)
      .eq('user_id', userId)
      .select()
      .single()
      .throwOnError();
    return stored(data);
  });
}

/**
 * Points a row at another stored picture and resolves with it as stored; null when its photo was
 * changed or removed meanwhile. Rejects with the backend's error and its status: DUPLICATE when
 * another row of the report holds that file.
 */
export async function changeObservationPhoto(
  { id, user_id, photo }: Observation,
  change: Pick<Observation, 'photo'> & Partial<Pick<Observation, 'photo_hash' | 'captured_at'>>,
): Promise<Observation | null> {
  const client = await supabase();
  return dataOf(
    await client
      .from('observations')
      .update({ ...change, updated_at: new Date().toISOString() })
      .eq('id', id)
      .eq('user_id', user_id)
      // Whoever changed the photo meanwhile keeps what they did.
      .eq('photo', photo)
      .select()
      .maybeSingle(),
  );
}

/**
 * Deletes one row of this person; its files are the caller's business. Rejects with the backend's
 * error and its status.
 */
export async function deleteObservation(userId: string, observationId: string): Promise<void> {
  const client = await supabase();
  dataOf(await client.from('observations').delete().eq('id', observationId).eq('user_id', userId));
}

/**
 * Has the analyst look at a row's photo: it fills the texts that are blank and stores its proposal.
 * Resolves with the row as it is afterwards.
 */
export async function analyseObservation({
  id,
  photo,
  report_id,
  user_id,
}: Observation): Promise<Observation> {
  const client = await supabase();
  const { error } = await client.functions.invoke('analyze_photos', {
    body: { observation_id: id, photo_url: photo, report_id },
  });
  if (error) throw await functionFailure(error);
  const { data } = await client
    .from('observations')
    .select('*')
    .eq('id', id)
    .eq('user_id', user_id)
    .single()
    .throwOnError();
  return data;
}

/**
 * Has a row analysed anew: the texts that stand there give way to what the analyst proposes now.
 * Resolves with the row as it then is.
 */
export async function reanalyseObservation(observation: Observation): Promise<Observation> {
  const analysed = await analyseObservation(observation);
  const proposal = proposalOf(analysed);
  // The function itself fills only what is blank: replacing words is for who asked for it.
  if (!proposal || isSameTexts(analysed, proposal)) return analysed;
  return updateObservation(observation.user_id, observation.id, textsOf(proposal));
}

/** Saves a row's texts and shows them in the list at once. */
export function useSaveObservation(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  return useMutation({
    mutationFn: ({ id, texts }: { id: string; texts: ObservationTexts }) =>
      updateObservation(userId, id, texts),
    onSuccess: (saved) => {
      queryClient.setQueryData<Observation[]>(key, (rows) => replaceRow(rows, saved));
    },
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
        changes.map(({ id, position }) => limit(() => updateObservation(userId, id, { position }))),
      );
    },
    onMutate: async ({ order }) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, order);
    },
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

export function replaceRow(
  rows: Observation[] | undefined,
  changed: Observation,
): Observation[] | undefined {
  return rows?.map((row) => (row.id === changed.id ? changed : row));
}

/** The types promise a row; an answer without one (a proxy's, say) must not count as saved. */
function stored(row: Observation | null): Observation {
  if (!row) throw new SaveRefused(NOTHING_RETURNED);
  return row;
}

async function logged<T>(done: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    console.error(`An observation could not be ${done}.`, error);
    throw error;
  }
}
