import { hashFile } from '@/lib/hash-file';
import { readPhotoPath, buildRenditionPath } from '@shared/photo-address';
import type { PhotoSums } from '@/records/signed-revision';
import { ExportProblem } from '../model/export-problem';
import { listPhotos, type Row } from '../model/report-content';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Photos, by path, that differ from what was signed. */
interface AlteredPhotos {
  altered: Set<string>;
  unreadable: Set<string>;
}

/**
 * Fetches signed photos only: a file that has changed or is missing is noted and not passed on. `assertSigned` throws
 * an ExportProblem that names those photos.
 */
export function signedFiles(sums: PhotoSums, fetch: Fetch) {
  const expected = new Map(
    Object.entries(sums).flatMap(([path, { photo, rendition }]) => [
      [path, photo] as const,
      [buildRenditionPath(path), rendition] as const,
    ]),
  );
  const found: AlteredPhotos = { altered: new Set(), unreadable: new Set() };
  const fetchSigned: Fetch = async (url, init) => {
    const path = readPhotoPath(url);
    const sum = path === null ? undefined : expected.get(path);
    // A photo on another host was never stored here.
    if (path === null || sum === undefined) return fetch(url, init);
    if (sum === null) throw new Error('There was no such file when the report was signed.');
    const bytes = await read(url, init, fetch).catch((error: unknown) => {
      found.unreadable.add(path);
      throw error;
    });
    if ((await hashFile(bytes)) !== sum) {
      found.altered.add(path);
      throw new Error('The file is another than when the report was signed.');
    }
    return new Response(bytes);
  };
  return {
    fetch: fetchSigned,
    assertSigned: (rows: readonly Row[]) => {
      const listNumbers = (paths: Set<string>) =>
        listPhotos(rows)
          .filter(({ photo }) => photo && hasPath(paths, photo.url))
          .map(({ number }) => number);
      const problem =
        sentence(listNumbers(found.altered), ALTERED) ??
        sentence(listNumbers(found.unreadable), GONE);
      if (problem !== null) throw new ExportProblem(problem);
    },
  };
}

async function read(url: string, init: RequestInit, fetch: Fetch) {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

function hasPath(paths: Set<string>, url: string): boolean {
  const path = readPhotoPath(url);
  return path !== null && (paths.has(path) || paths.has(buildRenditionPath(path)));
}

const ALTERED = ['is not the file that was signed', 'are not the files that were signed'] as const;
const GONE = ['could not be read', 'could not be read'] as const;

function sentence(numbers: number[], [one, several]: readonly [string, string]): string | null {
  if (numbers.length === 0) return null;
  const photos =
    numbers.length === 1 ? `Photo ${numbers[0]} ${one}` : `Photos ${numbers.join(', ')} ${several}`;
  return `${photos}, so this revision was not exported: it would be another than the one that was signed.`;
}
