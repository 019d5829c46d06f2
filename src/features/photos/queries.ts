import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { supabase } from '@/lib/supabase';
import { type FILE_BUCKETS, ORIGINALS_BUCKET } from '@shared/photo-address';

/** The storage's own default; the embedded host and Supabase both accept it. */
const ENTRIES_PER_LIST = 100;
/** Folders listed at a time. */
const FOLDERS_AT_ONCE = 4;

/** All files in a bucket's folder, at any depth: each path, with its stored media type. */
export async function listStoredFiles(
  bucketName: (typeof FILE_BUCKETS)[number],
  folderName: string,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const bucket = (await supabase()).storage.from(bucketName);
  const limit = pLimit(FOLDERS_AT_ONCE);

  const listFiles = async (folder: string): Promise<[string, string][]> => {
    const entries = new Map<string, string | null>();
    // Reads until a page is empty, not short: the embedded host counts files in folders.
    for (let offset = 0; ; offset += ENTRIES_PER_LIST) {
      const options = { limit: ENTRIES_PER_LIST, offset };
      const { data, error } = await limit(() => bucket.list(folder, options, { signal }));
      if (error) throw error;
      if (data.length === 0) break;
      for (const entry of data)
        entries.set(`${folder}/${entry.name}`, entry.id && readMediaType(entry));
    }
    const found = await Promise.all(
      Array.from(entries, ([path, type]) => (type === null ? listFiles(path) : [[path, type]])),
    );
    return found.flat() as [string, string][];
  };
  return new Map(await listFiles(folderName));
}

const readMediaType = ({ metadata }: { metadata: Record<string, unknown> | null }) =>
  String(metadata?.['mimetype'] ?? '');

/** The media type of the original kept for the photo at this path; null for none. */
export function originalTypeQuery(path: string) {
  return queryOptions({
    queryKey: ['original-type', path] as const,
    queryFn: async ({ signal }) => {
      const at = path.lastIndexOf('/');
      const bucket = (await supabase()).storage.from(ORIGINALS_BUCKET);
      const options = { search: path.slice(at + 1), limit: 1 };
      const { data, error } = await bucket.list(path.slice(0, at), options, { signal });
      if (error) throw error;
      return data[0] ? readMediaType(data[0]) : null;
    },
    // An upload may have added it meanwhile.
    staleTime: 0,
  });
}

/** Downloads an original file. The browser keeps no copy: the next person to sign in must not find one. */
export async function fetchOriginal(path: string, signal?: AbortSignal): Promise<Blob> {
  const bucket = (await supabase()).storage.from(ORIGINALS_BUCKET);
  const { data, error } = await bucket.download(path, {}, { cache: 'no-store', signal });
  if (error) throw error;
  return data;
}
