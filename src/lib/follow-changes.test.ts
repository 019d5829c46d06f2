import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { announceChange, followChanges } from './follow-changes';
import { waitFor } from '../../testing/wait-for.ts';

const KEY = ['observations', 'ada', 'report'];
const stops: (() => void)[] = [];
const channels: BroadcastChannel[] = [];

/** A tab beside the one under test: it hears and says what any tab would. */
function otherTab() {
  const channel = new BroadcastChannel('plumbline-changes');
  channels.push(channel);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }: MessageEvent) => heard.push(data);
  return { channel, heard };
}

function openTab() {
  const queryClient = new QueryClient();
  stops.push(followChanges(queryClient));
  return queryClient;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const channel of channels.splice(0)) channel.close();
});

it('tells other tabs what a mutation has changed, once it has succeeded', async () => {
  const { heard } = otherTab();
  const queryClient = openTab();
  const write = new MutationObserver(queryClient, {
    mutationFn: (isRefused: boolean) =>
      isRefused ? Promise.reject(new Error('no')) : Promise.resolve(),
    meta: { changes: KEY },
  });
  await expect(write.mutate(true)).rejects.toThrow('no');
  await write.mutate(false);
  await waitFor(() => {
    expect(heard).toEqual([KEY]);
  });
});

it('reads anew what another tab has changed, and nothing else', async () => {
  const { channel } = otherTab();
  const queryClient = openTab();
  queryClient.setQueryData(KEY, []);
  queryClient.setQueryData(['reports'], []);
  channel.postMessage(KEY);
  await waitFor(() => {
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
  });
  expect(queryClient.getQueryState(['reports'])?.isInvalidated).toBe(false);
});

it('says what is no mutation when it is told to, and nothing once it has stopped', async () => {
  const { heard } = otherTab();
  openTab();
  announceChange(KEY);
  await waitFor(() => {
    expect(heard).toHaveLength(1);
  });
  stops.pop()?.();
  announceChange(KEY);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).toHaveLength(1);
});
