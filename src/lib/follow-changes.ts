import type { QueryClient, QueryKey } from '@tanstack/react-query';

const CHANNEL = 'plumbline-changes';

let channel: BroadcastChannel | undefined;

/**
 * Syncs tabs of this browser: each reads again the queries that a mutation elsewhere names as `meta.changes`. Other
 * devices update when their tab comes to the front. Returns the stop function.
 */
export function followChanges(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const opened = new BroadcastChannel(CHANNEL);
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<QueryKey>) => {
    void queryClient.invalidateQueries({ queryKey: data });
  };
  const stop = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const changes = event.mutation.meta?.['changes'] as QueryKey | undefined;
    if (changes) announceChange(changes);
  });
  return () => {
    stop();
    opened.close();
    if (channel === opened) channel = undefined;
  };
}

/** Tells other tabs that these queries' data changed. */
export function announceChange(queryKey: QueryKey): void {
  channel?.postMessage(queryKey);
}
