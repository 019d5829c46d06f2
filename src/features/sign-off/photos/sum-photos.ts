import type { PhotosToSum } from '@/records/signed-revision';

const NOT_READ =
  'The photos could not be read just now, and nothing was signed. Please try again in a moment.';

interface SumPhotosOptions {
  readLeft: () => Promise<PhotosToSum>;
  readSome: () => Promise<void>;
  onProgress: (done: number, total: number) => void;
}

/**
 * Has the server read all of a report's photos, some at a time, for their checksums. Resolves with the paths of those
 * without a file; rejects when it makes no progress.
 */
export async function sumPhotos(options: SumPhotosOptions): Promise<string[]> {
  const { readLeft, readSome, onProgress } = options;
  for (let before = Infinity; ;) {
    const { files, waiting, missing } = await readLeft();
    onProgress(files - waiting, files);
    if (waiting === 0) return missing;
    if (waiting >= before) throw new Error(NOT_READ);
    before = waiting;
    await readSome();
  }
}
