import { useEffect, useRef, useState } from 'react';
import { useUser } from '@/lib/auth-context';
import { loadConfig } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { localDay } from '@/lib/local-day';
import { saveFile } from '@/lib/save-file';
import { planArchive } from './archive/archive-plan';
import { fetchOriginal, listStoredFiles } from '@/features/photos/queries';
import { ORIGINALS_BUCKET, PHOTO_BUCKET } from '@shared/photo-address';
import { fetchPhoto, readOwnRows, readRevision, readTemplate } from './queries';
import type { Shortfall } from './schema';
import { writeArchive } from './archive/write-archive';

export type DownloadState =
  | { status: 'idle' }
  | { status: 'reading' }
  | { status: 'photos'; done: number; total: number }
  | { status: 'done'; files: SavedFile[]; photos: number; shortfalls: Shortfall[] }
  | { status: 'error'; message: string };

export interface SavedFile {
  name: string;
  content: Blob;
}

/** Downloads all of the signed-in person's data as an archive; leaving the screen aborts. */
export function useDataDownload() {
  const { id, email = '' } = useUser();
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };

  const start = async () => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    setState({ status: 'reading' });
    try {
      const now = new Date();
      const [rows, stored, originals, { supabaseUrl }] = await Promise.all([
        readOwnRows(id, signal),
        listStoredFiles(PHOTO_BUCKET, id, signal),
        listStoredFiles(ORIGINALS_BUCKET, id, signal),
        loadConfig(),
      ]);
      const plan = planArchive(rows, [...stored.keys()], supabaseUrl, originals);
      const showProgress = (done: number, total: number) => {
        if (!signal.aborted) setState({ status: 'photos', done, total });
      };
      showProgress(0, plan.photos.length);
      const { archives, shortfalls } = await writeArchive({
        account: { id, email },
        rows,
        plan,
        now,
        fetchPhoto: (url) => fetchPhoto(url, signal),
        fetchOriginal: async (path) =>
          new Uint8Array(await (await fetchOriginal(path, signal)).arrayBuffer()),
        readTemplate: (id) => readTemplate(id, signal),
        readRevision: (id) => readRevision(id, signal),
        onProgress: showProgress,
        signal,
      });
      const files = archives.map((content, index) => ({
        name: archiveName(now, index, archives.length),
        content,
      }));
      for (const { name, content } of files) saveFile(content, name);
      setState({ status: 'done', files, photos: plan.photos.length, shortfalls });
    } catch (error) {
      if (!signal.aborted) setState({ status: 'error', message: errorMessage(error) });
    }
  };

  return { state, start, cancel };
}

function archiveName(now: Date, index: number, count: number): string {
  const part = count > 1 ? `-${index + 1}-of-${count}` : '';
  return `Plumbline-data-${localDay(now)}${part}.zip`;
}
