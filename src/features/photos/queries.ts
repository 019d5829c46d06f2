import { supabase } from '@/lib/supabase';

/** Reads for the upload queue, which tries again in its own way: the client's own retries are off. */

interface Answer<T> {
  data: T;
  error: unknown;
  status: number;
}

/** A query's data; its error, thrown, keeps the status that tells a passing failure from a lasting one. */
export function dataOf<T>({ data, error, status }: Answer<T>): T {
  if (error) throw Object.assign(error as object, { status });
  return data;
}

/** Whether the backend answers, whatever it says. */
export async function isBackendReachable(): Promise<boolean> {
  const client = await supabase();
  const { status } = await client.from('reports').select('id').limit(1).retry(false);
  return status > 0 && status < 500;
}

/** The highest position in the report; 0 when it has no rows. */
export async function lastPosition(reportId: string): Promise<number> {
  const client = await supabase();
  const row = dataOf(
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

/** The row that holds this file in this report, with its number there; null when none does. */
export async function findByHash(
  reportId: string,
  hash: string,
): Promise<{ id: string; number: number } | null> {
  const client = await supabase();
  const row = dataOf(
    await client
      .from('observations')
      .select('id')
      .eq('report_id', reportId)
      .eq('photo_hash', hash)
      .retry(false)
      .maybeSingle(),
  );
  if (!row) return null;
  const rows = dataOf(
    await client
      .from('observations')
      .select('id')
      .eq('report_id', reportId)
      .order('position')
      .order('created_at')
      .order('id')
      .retry(false),
  );
  return { id: row.id, number: (rows ?? []).findIndex(({ id }) => id === row.id) + 1 };
}

export async function hasObservation(id: string): Promise<boolean> {
  const client = await supabase();
  const query = client.from('observations').select('id').eq('id', id).retry(false).maybeSingle();
  return dataOf(await query) !== null;
}
