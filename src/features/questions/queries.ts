import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { observationKeys } from '@/features/observations/queries';
import type { Database } from '@/lib/database.types';
import { isPassing } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import type { Observation } from '@/records/observation';
import { readAllRows } from '@shared/read-all-rows';

/** A person's pause or cancellation of a report's analysis, until they change it. */
export type Hold = 'paused' | 'cancelled';

const QUESTION_COLUMNS =
  'task, observation_id, request, state, turn, tries, not_before, taken_until, code, message, asked_at, settled_at';
export type Question = Pick<
  Database['public']['Tables']['analyst_questions']['Row'],
  | 'task'
  | 'observation_id'
  | 'request'
  | 'state'
  | 'turn'
  | 'tries'
  | 'not_before'
  | 'taken_until'
  | 'code'
  | 'message'
  | 'asked_at'
  | 'settled_at'
>;

/** A report's questions and any pause, as every tab and device sees them. */
export interface Analysis {
  hold: Hold | null;
  questions: readonly Question[];
}

/** The interval at which open questions are read again. */
export const READ_QUESTIONS_EVERY_MS = 1500;

export function isOpen({ state }: Question): boolean {
  return state === 'waiting' || state === 'asked';
}

/** A report's questions, read again while any is open, with the rows of those just finished. */
export function analysisQuery(userId: string, reportId: string) {
  const queryKey = ['analysis', userId, reportId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<Analysis> => {
      const now = await fetchAnalysis(userId, reportId);
      const before = client.getQueryData<Analysis>(queryKey);
      const settled = findSettled(before ?? { hold: null, questions: [] }, now);
      await refreshRows(client, userId, reportId, settled);
      return now;
    },
    refetchInterval: ({ state }) =>
      state.data?.questions.some(isOpen) ? READ_QUESTIONS_EVERY_MS : false,
    refetchOnWindowFocus: 'always',
  });
}

/** Tells that sections or a review are being written: their taker still renews the question. */
export function isWriting(analysis: Analysis | undefined, task: 'sections' | 'review'): boolean {
  const asked = analysis?.questions.find((question) => question.task === task && isOpen(question));
  return asked !== undefined && Date.parse(asked.taken_until ?? '') > Date.now() - GONE_AFTER_MS;
}

const GONE_AFTER_MS = 60_000;

/** A model on a person's own machine may take this long; a slower answer is found when the report is opened again. */
const FOLLOWED_FOR_MS = 20 * 60_000;

/** Resolves with the report's questions once `isSettled`, however long the network is down meanwhile. */
export async function followQuestions(
  queryClient: QueryClient,
  userId: string,
  reportId: string,
  isSettled: (analysis: Analysis) => boolean,
): Promise<Analysis> {
  const query = { ...analysisQuery(userId, reportId), staleTime: READ_QUESTIONS_EVERY_MS / 2 };
  const end = Date.now() + FOLLOWED_FOR_MS;
  await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  for (;;) {
    const now = await queryClient.fetchQuery(query).catch((error: unknown) => {
      if (!isPassing(error) || Date.now() > end) throw error;
      return null;
    });
    if (now && (isSettled(now) || Date.now() > end)) return now;
    await new Promise((resolve) => setTimeout(resolve, READ_QUESTIONS_EVERY_MS));
  }
}

/** More would make the URL too long. */
const MOST_READ_SINGLY = 50;

/** Rows whose question was finished or removed since `before`. */
function findSettled(before: Analysis, now: Analysis): string[] {
  const settledAt = (analysis: Analysis) =>
    new Map(
      analysis.questions
        .filter((question) => !isOpen(question))
        .map(({ observation_id, settled_at }) => [observation_id, settled_at]),
    );
  const known = settledAt(before);
  const settled = [...settledAt(now)].filter(([id, time]) => known.get(id) !== time);
  const there = new Set(now.questions.map(({ observation_id }) => observation_id));
  const gone = before.questions.filter(({ observation_id }) => !there.has(observation_id));
  const ids = [...settled.map(([id]) => id), ...gone.map(({ observation_id }) => observation_id)];
  return ids.filter((id) => id !== null);
}

async function fetchAnalysis(userId: string, reportId: string): Promise<Analysis> {
  const client = await supabase();
  const [report, questions] = await Promise.all([
    client
      .from('reports')
      .select('analysis_hold')
      .eq('id', reportId)
      .eq('user_id', userId)
      .maybeSingle()
      .throwOnError(),
    readAllRows((from, to) =>
      client
        .from('analyst_questions')
        .select(QUESTION_COLUMNS, { count: 'exact' })
        .eq('report_id', reportId)
        .eq('user_id', userId)
        .order('turn')
        .order('id')
        .range(from, to)
        .throwOnError(),
    ),
  ]);
  return { hold: report.data?.analysis_hold ?? null, questions };
}

/** Updates rows in the cached list of the report. */
async function refreshRows(
  queryClient: QueryClient,
  userId: string,
  reportId: string,
  ids: readonly string[],
): Promise<void> {
  const queryKey = observationKeys.list(userId, reportId);
  if (ids.length === 0 || !queryClient.getQueryData(queryKey)) return;
  if (ids.length > MOST_READ_SINGLY) return queryClient.invalidateQueries({ queryKey });
  const client = await supabase();
  const { data } = await client
    .from('observations')
    .select('*')
    .in('id', ids)
    .eq('user_id', userId)
    .limit(MOST_READ_SINGLY)
    .throwOnError();
  const changed = new Map(data.map((row) => [row.id, row]));
  queryClient.setQueryData<Observation[]>(queryKey, (rows) =>
    rows?.map((row) => changed.get(row.id) ?? row),
  );
}
