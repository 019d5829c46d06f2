import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { hashFile } from '@/lib/hash-file';
import { supabase } from '@/lib/supabase';
import { drawnPicturePath } from '@shared/drawing/drawn-picture';
import { FILE_BUCKETS, readPhotoPath, buildRenditionPath } from '@shared/photo-address';
import { fetchDeletedRows, photosInUse, versionKeys } from './queries';
import { daysLeft, type Version } from './schema';

/** Versions in one request, each with two files: far below servers' limits. */
const VERSIONS_AT_ONCE = 50;

/**
 * Restores a version; what it replaces becomes a version in turn. `changes` are the queries that show the row or
 * section. Resolves with its id.
 */
export function useRestoreVersion(changes: QueryKey) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreVersion,
    meta: { changes },
    // After a failure too: another tab may have restored it.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: changes }),
        queryClient.invalidateQueries({ queryKey: [...versionKeys.all, userId] }),
      ]),
  });
}

/** Rejects with the backend's sentence when the version is gone. */
export async function restoreVersion(versionId: string): Promise<string> {
  const client = await supabase();
  const { data } = await client.rpc('restore_version', { p_version: versionId }).throwOnError();
  return data;
}

/** Removes deleted rows for good, with their photos. */
export function useForgetVersions(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = versionKeys.deleted(userId, reportId);
  return useMutation({
    mutationFn: (versions: readonly Version[]) => forgetVersions(userId, reportId, versions),
    meta: { changes: key },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/**
 * Removes rows deleted over 30 days ago, as the host's own cleanup does where there is one. A failure is only logged:
 * opening the report again retries.
 */
export async function removeExpired(userId: string, reportId: string): Promise<void> {
  try {
    const now = await latestKnownTime();
    const versions = await fetchDeletedRows(userId, reportId);
    await forgetVersions(
      userId,
      reportId,
      versions.filter(({ kept_at }) => daysLeft(kept_at, now) === 0),
    );
  } catch (error) {
    console.warn('Rows that were deleted over 30 days ago could not be removed.', error);
  }
}

/** The server's time when it last signed a token, within the hour: a device's clock may be years ahead. */
async function latestKnownTime(): Promise<Date> {
  const { data } = await (await supabase()).auth.getSession();
  const { expires_at = 0, expires_in = 0 } = data.session ?? {};
  return new Date(Math.min(Date.now(), (expires_at - expires_in) * 1000));
}

/** The files go first: if that fails, the version is still there to retry. */
async function forgetVersions(
  userId: string,
  reportId: string,
  versions: readonly Version[],
): Promise<void> {
  const client = await supabase();
  for (let at = 0; at < versions.length; at += VERSIONS_AT_ONCE) {
    const some = versions.slice(at, at + VERSIONS_AT_ONCE);
    await removeFiles(await photosInUse(userId, reportId, some), some);
    const ids = some.map(({ id }) => id);
    await client.from('versions').delete().in('id', ids).eq('user_id', userId).throwOnError();
  }
}

async function removeFiles(
  inUse: ReadonlySet<string>,
  versions: readonly Version[],
): Promise<void> {
  const unused = versions.flatMap(({ kept }) => {
    const path = readPhotoPath(typeof kept['photo'] === 'string' ? kept['photo'] : '');
    // Just restored in another tab, or shown by another row: the photo is needed.
    return path === null || inUse.has(path) ? [] : [{ path, kept }];
  });
  if (unused.length === 0) return;
  const drawn = unused.map(({ path, kept }) => drawnPicturePath(path, kept, hashFile));
  await removeStoredFiles(
    unused.map(({ path }) => path),
    (await Promise.all(drawn)).filter((path) => path !== null),
  );
}

/** Removes photos, renditions and originals by the photos' paths, and pictures with drawings by their own. */
export async function removeStoredFiles(
  paths: readonly string[],
  drawn: readonly string[] = [],
): Promise<void> {
  const { storage } = await supabase();
  const files = [...paths.flatMap((path) => [path, buildRenditionPath(path)]), ...drawn];
  for (const bucket of FILE_BUCKETS) {
    const { error } = await storage.from(bucket).remove(files);
    if (error) throw error;
  }
}
