import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { supabase } from '@/lib/supabase';
import { readPhotoPath } from '@shared/photo-address';
import { readAllRows } from '@shared/read-all-rows';
import { type Version, versionSchema, type VersionSubject } from './schema';

export const versionKeys = {
  all: ['versions'] as const,
  subject: (userId: string, { kind, id }: VersionSubject) =>
    [...versionKeys.all, userId, kind, id] as const,
  deleted: (userId: string, reportId: string) =>
    [...versionKeys.all, userId, 'deleted', reportId] as const,
};

const COLUMNS = 'id, kind, subject_id, reason, analyst, kept_at, kept';

/** The earlier versions of one row or section, the latest first. */
export function versionsQuery(userId: string, subject: VersionSubject) {
  return queryOptions({
    queryKey: versionKeys.subject(userId, subject),
    queryFn: () => fetchVersions(userId, subject),
    // Triggers write them: no mutation of this browser knows when.
    staleTime: 0,
  });
}

export function fetchVersions(userId: string, { kind, id }: VersionSubject): Promise<Version[]> {
  return readVersions({ user_id: userId, kind, subject_id: id });
}

/** The deleted rows of a report, the latest first. */
export function deletedRowsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: versionKeys.deleted(userId, reportId),
    queryFn: () => fetchDeletedRows(userId, reportId),
    staleTime: 0,
  });
}

export function fetchDeletedRows(userId: string, reportId: string): Promise<Version[]> {
  const deleted = { kind: 'observation', reason: 'deleted' };
  return readVersions({ user_id: userId, report_id: reportId, ...deleted });
}

async function readVersions(wanted: Record<string, string>): Promise<Version[]> {
  const client = await supabase();
  const rows = await readAllRows((from, to) =>
    client
      .from('versions')
      .select(COLUMNS, { count: 'exact' })
      .match(wanted)
      .order('kept_at', { ascending: false })
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return z.array(versionSchema).parse(rows);
}

/**
 * Paths of the photos in a report's rows and restorable deleted rows, except those of `leaving`: two rows may show one
 * stored photo.
 */
export async function photosInUse(
  userId: string,
  reportId: string,
  leaving: readonly Version[] = [],
): Promise<Set<string>> {
  const client = await supabase();
  const rows = await readAllRows((from, to) =>
    client
      .from('observations')
      .select('id, photo', { count: 'exact' })
      .eq('report_id', reportId)
      .eq('user_id', userId)
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const gone = new Set(leaving.map(({ id }) => id));
  const deleted = (await fetchDeletedRows(userId, reportId)).filter(({ id }) => !gone.has(id));
  const photos = [...rows.map(({ photo }) => photo), ...deleted.map(({ kept }) => kept['photo'])];
  return new Set(
    photos.flatMap((photo) => (typeof photo === 'string' ? readPhotoPath(photo) : null) ?? []),
  );
}
