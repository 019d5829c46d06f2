import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { FILE_BUCKETS, readPhotoPath, buildRenditionPath } from '@shared/photo-address';
import { fetchDeletedRows, photosInUse, versionKeys } from './queries';
import { daysLeft, type Version } from './schema';

/** Named in one request, each with two files: far below what servers take. */
const VERSIONS_AT_ONCE = 50;

/**
 * Puts a version back in its place; what stood there becomes a version in turn. `changes` are the
 * queries that show the row or section. Resolves with the id of that.
 */
export function useRestoreVersion(changes: QueryKey) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: restoreVersion,
    meta: { changes },
    // Also after a failure: it may have been put back from another tab.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: changes }),
        queryClient.invalidateQueries({ queryKey: [...versionKeys.all, userId] }),
      ]),
  });
}

/** Rejects with the backend's sentence when the version does not exist any more. */
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
 * Removes what was deleted from a report over 30 days ago, as the host's sweep does where there is one.
 * A failure is only logged: the next time the report is opened brings another try.
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

/** When the server last signed a token, which is within the hour: a device's clock may be years ahead. */
async function latestKnownTime(): Promise<Date> {
  const { data } = await (await supabase()).auth.getSession();
  const { expires_at = 0, expires_in = 0 } = data.session ?? {};
  return new Date(Math.min(Date.now(), (expires_at - expires_in) * 1000));
}

/** The files go first: should that fail, the version is there to try again. */
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
  const paths = versions
    .map(({ kept }) => readPhotoPath(typeof kept['photo'] === 'string' ? kept['photo'] : ''))
    // Brought back from another tab a moment ago, or shown by another row: the photo is needed.
    .filter((path) => path !== null && !inUse.has(path)) as string[];
  if (paths.length > 0) await removeStoredFiles(paths);
}

/** Removes what is stored of photos, by their paths: photos, renditions and originals. */
export async function removeStoredFiles(paths: readonly string[]): Promise<void> {
  const { storage } = await supabase();
  const files = paths.flatMap((path) => [path, buildRenditionPath(path)]);
  for (const bucket of FILE_BUCKETS) {
    const { error } = await storage.from(bucket).remove(files);
    if (error) throw error;
  }
}
