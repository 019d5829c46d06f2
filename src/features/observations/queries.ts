import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { readOwnReports } from '@/features/reports/queries';
import { unwrapData } from '@/lib/errors';
import { supabase, type Backend } from '@/lib/supabase';
import { findGap } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { readAllRows } from '@shared/read-all-rows';
import { replaceRow } from './rows/replace-row';
import type { AnalystCost } from './schema';

export const observationKeys = {
  all: ['observations'] as const,
  list: (userId: string, reportId: string) => [...observationKeys.all, userId, reportId] as const,
};

/** A report's rows in the order in which they are numbered: a row's number is its index + 1. */
export function observationsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: observationKeys.list(userId, reportId),
    queryFn: () => fetchObservations(userId, reportId),
    // Changes made on another device show on coming back to this one.
    refetchOnWindowFocus: 'always',
  });
}

type Rows = Observation[] | undefined;

/** A report's rows as this tab shows them, for what changes them. */
export function useCachedRows(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = observationKeys.list(userId, reportId);
  const change = (to: (rows: Rows) => Rows) => {
    queryClient.setQueryData<Observation[]>(key, to);
  };
  return {
    userId,
    queryClient,
    key,
    read: () => queryClient.getQueryData<Observation[]>(key) ?? [],
    /** The rows are undefined where none were read yet. */
    change,
    /** Shows rows as they are now, where they are in the list. */
    replace: (...changed: Observation[]) => {
      change((rows) => changed.reduce<Rows>(replaceRow, rows));
    },
    /** Shows a change of one row. */
    changeOne: (id: string, to: (row: Observation) => Observation) => {
      change((rows) => rows?.map((row) => (row.id === id ? to(row) : row)));
    },
    /** Before a change is shown: a read under way would bring rows from before it. */
    stopReading: () => queryClient.cancelQueries({ queryKey: key }),
    readAgain: () => queryClient.invalidateQueries({ queryKey: key }),
  };
}

/** Words of this person's checked rows in the other reports of a language, newest first: what they may want again. */
export function usedWordsQuery(userId: string, language: string) {
  return queryOptions({
    queryKey: ['used-words', userId, language],
    queryFn: () => fetchUsedWords(userId, language),
    staleTime: 10 * 60_000,
  });
}

/** The cost of a report's answers so far, by task and by analyst. */
export function analystCostsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: ['analyst-costs', userId, reportId],
    queryFn: () => fetchAnalystCosts(userId, reportId),
  });
}

/** Some dozens of inspections: wordings from before have come again in these, or are not used any more. */
const MOST_WORDS_READ = 600;

async function fetchUsedWords(userId: string, language: string) {
  const client = await supabase();
  const [rows, reports] = await Promise.all([
    client
      .from('observations')
      .select('report_id, element, defect, recommendation')
      .eq('user_id', userId)
      .in('hand', ['accepted', 'edited', 'written'])
      // Beside another row's a photo's words are none of the report's.
      .is('finding_id', null)
      .order('updated_at', { ascending: false })
      .limit(MOST_WORDS_READ)
      .throwOnError(),
    readOwnReports(userId, 'id, language'),
  ]);
  const wanted = new Set(reports.filter((one) => one.language === language).map(({ id }) => id));
  return rows.data.filter(({ report_id }) => wanted.has(report_id));
}

async function fetchAnalystCosts(userId: string, reportId: string): Promise<AnalystCost[]> {
  const client = await supabase();
  return readAllRows((from, to) =>
    client
      .from('analyst_costs')
      .select('*', { count: 'exact' })
      .eq('report_id', reportId)
      .eq('user_id', userId)
      .order('task')
      .order('analyst')
      .range(from, to)
      .throwOnError(),
  );
}

async function fetchObservations(userId: string, reportId: string): Promise<Observation[]> {
  const client = await supabase();
  const own = { report_id: reportId, user_id: userId };
  return readAllRows((from, to) => askInOrder(client, '*', own, from, to).throwOnError());
}

/** Asks for rows of a report in the order in which they are numbered. */
function askInOrder<Columns extends string>(
  client: Backend,
  columns: Columns,
  wanted: Partial<Observation>,
  from: number,
  to: number,
) {
  return client
    .from('observations')
    .select(columns, { count: 'exact' })
    .match(wanted)
    .order('position')
    .order('created_at')
    .order('id')
    .range(from, to);
}

/** Reads each row's position and finding. Its error keeps the status. */
async function readPlaces(reportId: string) {
  const client = await supabase();
  const columns = 'id, finding_id, position';
  return readAllRows(async (from, to) => {
    const page = await askInOrder(client, columns, { report_id: reportId }, from, to).retry(false);
    return { data: unwrapData(page) ?? [], count: page.count };
  });
}

/** One row of this person as it is stored. Rejects when it is gone; its error keeps the status. */
export async function readObservation({
  id,
  user_id,
}: Pick<Observation, 'id' | 'user_id'>): Promise<Observation> {
  const client = await supabase();
  return unwrapData(
    await client.from('observations').select('*').eq('id', id).eq('user_id', user_id).single(),
  );
}

/** The highest position in the report; 0 when it has no rows. Its error keeps the status. */
export async function lastPosition(reportId: string): Promise<number> {
  const client = await supabase();
  const row = unwrapData(
    await client
      .from('observations')
      .select('position')
      .eq('report_id', reportId)
      .order('position', { ascending: false })
      .limit(1)
      .retry(false)
      .maybeSingle(),
  );
  return row?.position ?? 0;
}

/**
 * Between which positions a photo comes that is to stand behind all photos of a row's finding; `before` is null after
 * the report's last row. Null where the row is not there, or no position lies between. Its error keeps the status.
 */
export async function placeAfterFinding(
  reportId: string,
  rowId: string,
): Promise<{ after: number; before: number | null } | null> {
  return findGap(await readPlaces(reportId), rowId);
}

/**
 * The row that holds the file with this hash in this report, with its number there; null when none
 * does. Its error keeps the status.
 */
export async function findByHash(
  reportId: string,
  hash: string,
): Promise<{ id: string; number: number } | null> {
  const client = await supabase();
  const row = unwrapData(
    await client
      .from('observations')
      .select('id')
      .eq('report_id', reportId)
      .eq('photo_hash', hash)
      .retry(false)
      .maybeSingle(),
  );
  if (!row) return null;
  const rows = await readPlaces(reportId);
  return { id: row.id, number: rows.findIndex(({ id }) => id === row.id) + 1 };
}

/** The row is stored and may be seen. Its error keeps the status. */
export async function hasObservation(id: string): Promise<boolean> {
  const client = await supabase();
  const query = client.from('observations').select('id').eq('id', id).retry(false).maybeSingle();
  return unwrapData(await query) !== null;
}
