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

/** A report's rows in the order of their numbers: a row's number is its index + 1. */
export function observationsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: observationKeys.list(userId, reportId),
    queryFn: () => fetchObservations(userId, reportId),
    // Shows changes made on another device on return to this one.
    refetchOnWindowFocus: 'always',
  });
}

type Rows = Observation[] | undefined;

/** A report's cached rows, to read and change. */
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
    /** Receives undefined where no rows were read yet. */
    change,
    /** Replaces rows that are in the list. */
    replace: (...changed: Observation[]) => {
      change((rows) => changed.reduce<Rows>(replaceRow, rows));
    },
    changeOne: (id: string, to: (row: Observation) => Observation) => {
      change((rows) => rows?.map((row) => (row.id === id ? to(row) : row)));
    },
    /** Call before showing a change: a read in progress would bring rows from before it. */
    stopReading: () => queryClient.cancelQueries({ queryKey: key }),
    readAgain: () => queryClient.invalidateQueries({ queryKey: key }),
  };
}

/** Words of this person's checked rows in other reports of a language, newest first, to offer again. */
export function usedWordsQuery(userId: string, language: string) {
  return queryOptions({
    queryKey: ['used-words', userId, language],
    queryFn: () => fetchUsedWords(userId, language),
    staleTime: 10 * 60_000,
  });
}

/** The cost of a report's answers so far, by task and analyst. */
export function analystCostsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: ['analyst-costs', userId, reportId],
    queryFn: () => fetchAnalystCosts(userId, reportId),
  });
}

/** Some dozens of inspections; older wordings have recurred in these or are out of use. */
const MOST_WORDS_READ = 600;

async function fetchUsedWords(userId: string, language: string) {
  const client = await supabase();
  const [rows, reports] = await Promise.all([
    client
      .from('observations')
      .select('report_id, element, defect, recommendation')
      .eq('user_id', userId)
      .in('hand', ['accepted', 'edited', 'written'])
      // A further photo's own words are not the report's.
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

/** Queries rows of a report in the order of their numbers. */
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

/** Reads each row's position and finding. Errors keep their status. */
async function readPlaces(reportId: string) {
  const client = await supabase();
  const columns = 'id, finding_id, position';
  return readAllRows(async (from, to) => {
    const page = await askInOrder(client, columns, { report_id: reportId }, from, to).retry(false);
    return { data: unwrapData(page) ?? [], count: page.count };
  });
}

/** Reads one of this person's rows. Rejects when it is gone; errors keep their status. */
export async function readObservation({
  id,
  user_id,
}: Pick<Observation, 'id' | 'user_id'>): Promise<Observation> {
  const client = await supabase();
  return unwrapData(
    await client.from('observations').select('*').eq('id', id).eq('user_id', user_id).single(),
  );
}

/** The highest position in the report; 0 when it has no rows. Errors keep their status. */
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
 * The positions before and after a photo to add at the end of a row's finding; `before` is null after the last row.
 * Null where the row is gone or no position is free. Errors keep their status.
 */
export async function placeAfterFinding(
  reportId: string,
  rowId: string,
): Promise<{ after: number; before: number | null } | null> {
  return findGap(await readPlaces(reportId), rowId);
}

/** The row with the file of this hash in this report, and its number; null for none. Errors keep their status. */
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

/** Tells that the row is stored and readable. Errors keep their status. */
export async function hasObservation(id: string): Promise<boolean> {
  const client = await supabase();
  const query = client.from('observations').select('id').eq('id', id).retry(false).maybeSingle();
  return unwrapData(await query) !== null;
}
