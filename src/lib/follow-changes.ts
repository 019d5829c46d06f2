import type { QueryClient, QueryKey } from '@tanstack/react-query';

const CHANNEL = 'plumbline-changes';

let channel: BroadcastChannel | undefined;

/**
 * Has this tab read again what other tabs of this browser write, and tell them what it writes: the
 * queries that a mutation names as `meta.changes`. Other devices follow when their tab comes to the
 * front. Returns what stops it.
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

/** Tells other tabs that what these queries read has changed. */
export function announceChange(queryKey: QueryKey): void {
  channel?.postMessage(queryKey);
}
