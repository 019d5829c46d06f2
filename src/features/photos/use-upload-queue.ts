import { useMemo, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { useStable } from '@/lib/use-stable';
import { observationKeys } from '@/features/observations/queries';
import { reportKeys } from '@/features/reports/queries';
import { readFindingId } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { announceUploads } from './upload/announce-uploads';
import { openUploadQueue } from './upload/report-queues';
import { LOG_IN } from './upload/upload-problem';

/** Rows arrive several a second in a large batch; the list is read again at most this often. */
const REFRESH_MS = 1000;

export function useUploadQueue(reportId: string) {
  const { queue, add } = useQueue(reportId);
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  return { ...snapshot, add, retry: queue.retry, remove: queue.remove };
}

/** Adds files to a row's finding and announces the outcome; for screens that show no uploads. */
export function useAddPhotos(reportId: string): (row: Observation, files: readonly File[]) => void {
  const { queue, add } = useQueue(reportId);
  return useStable((row, files) => {
    void add(files, readFindingId(row)).then((ended) => {
      announceUploads(ended, 'Photo added to the finding', queue.remove);
    });
  });
}

function useQueue(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const queue = useMemo(
    () => openUploadQueue(userId, reportId, refresher(queryClient, userId, reportId)),
    [queryClient, userId, reportId],
  );
  const add = async (files: readonly File[], findingId?: string) => {
    const ended = await queue.add(files, findingId);
    // Once for all; they stay in the queue, and on the device.
    if (ended.some(({ reason }) => reason === LOG_IN)) {
      toast.error('Authentication required', LOG_IN);
    }
    return ended;
  };
  return { queue, add };
}

function refresher(queryClient: QueryClient, userId: string, reportId: string): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void queryClient.invalidateQueries({ queryKey: observationKeys.list(userId, reportId) });
      void queryClient.invalidateQueries({ queryKey: reportKeys.pages(userId) });
    }, REFRESH_MS);
  };
}
