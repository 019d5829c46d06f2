import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { supabase } from '@/lib/supabase';
import {
  type FILE_BUCKETS,
  ORIGINALS_BUCKET,
} from '../../../supabase/functions/_shared/photo-address';

/** The storage's own default; the embedded host and Supabase both take it. */
const ENTRIES_PER_LIST = 100;
/** Folders looked into at a time. */
const FOLDERS_AT_ONCE = 4;

/** All files in a folder of a bucket, however deep they lie: each path, and the media type under which it is stored. */
export async function listStoredFiles(
  bucketName: (typeof FILE_BUCKETS)[number],
  folderName: string,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const bucket = (await supabase()).storage.from(bucketName);
  const limit = pLimit(FOLDERS_AT_ONCE);

  const filesIn = async (folder: string): Promise<[string, string][]> => {
    const entries = new Map<string, string | null>();
    // Until a page is empty, not until one is short: the embedded host counts the files in folders.
    for (let offset = 0; ; offset += ENTRIES_PER_LIST) {
      const options = { limit: ENTRIES_PER_LIST, offset };
      const { data, error } = await limit(() => bucket.list(folder, options, { signal }));
      if (error) throw error;
      if (data.length === 0) break;
      for (const { name, id, metadata } of data)
        entries.set(`${folder}/${name}`, id && String(metadata?.['mimetype'] ?? ''));
    }
    const found = await Promise.all(
      Array.from(entries, ([path, type]) => (type === null ? filesIn(path) : [[path, type]])),
    );
    return found.flat() as [string, string][];
  };
  return new Map(await filesIn(folderName));
}

/** The originals that are kept of a report's photos, by the paths of the photos. */
export function originalsQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: ['originals', userId, reportId] as const,
    queryFn: ({ signal }) => listStoredFiles(ORIGINALS_BUCKET, `${userId}/${reportId}`, signal),
    // Every upload changes them.
    staleTime: 0,
  });
}

/** A chosen file as it was. The browser keeps no copy: whoever signs in next must not find one. */
export async function fetchOriginal(path: string, signal?: AbortSignal): Promise<Blob> {
  const bucket = (await supabase()).storage.from(ORIGINALS_BUCKET);
  const { data, error } = await bucket.download(path, {}, { cache: 'no-store', signal });
  if (error) throw error;
  return data;
}
