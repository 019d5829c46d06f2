import { fetchFile } from '@/lib/fetch-file';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/supabase';
import { readAllRows } from '@shared/read-all-rows';
import type { OwnRows, OwnTable } from './schema';
import { type StorageUsage, storageUsageSchema } from './storage/storage-usage';

/** A slower photo is given up: one stuck request must not hold the archive back. */
const PATIENCE_MS = 60_000;

/** The tables of an archive, with a stable order for paging. The types require every table with a user_id. */
const ORDERS: Record<OwnTable, string[]> = {
  reports: ['created_at', 'id'],
  // The order of a report's row numbers.
  observations: ['report_id', 'position', 'created_at', 'id'],
  sections: ['report_id', 'heading'],
  versions: ['report_id', 'kept_at', 'id'],
  style_profiles: ['user_id'],
  analyst_usage: ['day', 'task'],
  analyst_costs: ['report_id', 'task', 'analyst'],
  analyst_questions: ['report_id', 'turn', 'id'],
  consistency_reviews: ['report_id'],
  letterheads: ['user_id'],
  phrases: ['created_at', 'id'],
  document_templates: ['created_at', 'id'],
  signed_revisions: ['report_id', 'number'],
  signed_tombstones: ['report_id', 'number'],
};

/** The person's storage use. Never cached: every upload changes it. */
export function storageUsageQuery(userId: string) {
  return queryOptions({
    queryKey: ['storage-usage', userId] as const,
    queryFn: fetchStorageUsage,
    staleTime: 0,
  });
}

async function fetchStorageUsage(): Promise<StorageUsage> {
  const client = await supabase();
  return storageUsageSchema.parse((await client.rpc('storage_usage').throwOnError()).data);
}

export async function readOwnRows(userId: string, signal: AbortSignal): Promise<OwnRows> {
  const tables = Object.keys(ORDERS) as OwnTable[];
  const read = await Promise.all(
    tables.map(async (table) => [table, await readTable(table, userId, signal)] as const),
  );
  return Object.fromEntries(read) as unknown as OwnRows;
}

async function readTable(table: OwnTable, userId: string, signal: AbortSignal) {
  const client = await supabase();
  return readAllRows((from, to) => {
    let page = client
      .from(table)
      .select('*', { count: 'exact' })
      .eq('user_id', userId)
      .range(from, to);
    for (const column of ORDERS[table]) page = page.order(column);
    return page.abortSignal(signal).throwOnError();
  });
}

/** A Word template's file in base64; null for none. */
export async function readTemplate(id: string, signal: AbortSignal): Promise<string | null> {
  const client = await supabase();
  const file = client.rpc('template_file', { p_template: id }).abortSignal(signal);
  return z
    .string()
    .nullable()
    .parse((await file.throwOnError()).data);
}

/** Reads a signed revision's content as JSON; null for none. */
export async function readRevision(id: string, signal: AbortSignal): Promise<unknown> {
  const client = await supabase();
  const content = client.rpc('signed_content', { p_revision: id }).abortSignal(signal);
  return (await content.throwOnError()).data;
}

/** Loads a stored photo's bytes. Rejects with a sentence that says why it failed. */
export async function fetchPhoto(
  url: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await readBytes(url, AbortSignal.any([signal, patience]));
  } catch (error) {
    signal.throwIfAborted();
    if (patience.aborted) throw new Error('The download took too long.', { cause: error });
    // Browsers word a request without an answer differently.
    if (error instanceof TypeError) {
      throw new Error('The photo could not be reached.', { cause: error });
    }
    throw error;
  }
}

async function readBytes(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(url, { credentials: 'omit', signal });
  if (response.status === 404) throw new Error('The file is not in the storage.');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}
