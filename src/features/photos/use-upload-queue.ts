import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { observationKeys } from '@/features/observations/queries';
import { reportKeys } from '@/features/reports/queries';
import { openUploadQueue } from './upload/report-queues';
import { LOG_IN } from './upload/upload-problem';

/** Rows arrive several a second during a large batch; the list is read again at most this often. */
const REFRESH_MS = 1000;

/** The photos on their way into a report, and what can be done with them. */
export function useUploadQueue(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const queue = useMemo(
    () => openUploadQueue(userId, reportId, refresher(queryClient, userId, reportId)),
    [queryClient, userId, reportId],
  );
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const add = useCallback(
    async (files: readonly File[]) => {
      const ended = await queue.add(files);
      // Once for all of them; they stay in the queue, and on the device.
      if (ended.some(({ reason }) => reason === LOG_IN)) {
        toast.error('Authentication required', LOG_IN);
      }
      return ended;
    },
    [queue],
  );
  return { ...snapshot, add, retry: queue.retry, remove: queue.remove };
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
