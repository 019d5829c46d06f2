import type { SupabaseClient } from '@supabase/supabase-js';
import { signInAgain } from './caller.ts';
import { FILE_BUCKETS } from './photo-address.ts';

type Bucket = ReturnType<SupabaseClient['storage']['from']>;

/** Storage lists this many objects by default, and removes as many at once. */
const PAGE = 100;

/** More files than one call may remove; some are gone, and calling again continues. */
export class FilesLeft extends Error {}

/**
 * Removes every file under a folder, photos and originals, subfolders included, page by page while
 * `mayGoOn` returns true. Throws FilesLeft, `unauthenticated`, the storage's errors, and an error
 * when a listed file cannot be removed.
 */
export async function removeFolder(
  client: SupabaseClient,
  folder: string,
  mayGoOn: () => boolean,
): Promise<void> {
  for (const name of FILE_BUCKETS) await emptyFolder(client.storage.from(name), folder, mayGoOn);
}

/** Resolves to the number of files removed. */
async function emptyFolder(
  bucket: Bucket,
  folder: string,
  mayGoOn: () => boolean,
): Promise<number> {
  let total = 0;
  let kept = '';
  while (mayGoOn()) {
    const listed = await bucket.list(folder, { limit: PAGE });
    if (listed.error) throw refusesToken(listed.error) ? signInAgain(listed.error) : listed.error;
    if (listed.data.length === 0) return total;
    const paths = (isFile: boolean) =>
      listed.data
        // A folder has no id, cannot be removed, and vanishes with its last file.
        .filter(({ id }) => (id !== null) === isFile)
        .map(({ name }) => `${folder}/${name}`);

    let removed = await removeFiles(bucket, paths(true));
    for (const inner of paths(false)) removed += await emptyFolder(bucket, inner, mayGoOn);
    // Somebody else may have removed these since. An unchanged second listing is protected by row
    // level security or by the storage, and would be listed for ever.
    const listing = listed.data.map(({ name }) => name).join('/');
    if (removed === 0 && listing === kept) {
      throw new Error(`What is listed under ${folder} could not be removed`);
    }
    kept = removed === 0 ? listing : '';
    total += removed;
  }
  throw new FilesLeft(`There are more files under ${folder}`);
}

/**
 * Callers may list, so a refusal concerns the token. Supabase's storage refuses with 400 and puts
 * the real status in its body.
 */
function refusesToken(error: object): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return [status, Number(statusCode)].some((said) => said === 401 || said === 403);
}

async function removeFiles(bucket: Bucket, paths: string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const removed = await bucket.remove(paths);
  if (removed.error) throw removed.error;
  return removed.data.length;
}
