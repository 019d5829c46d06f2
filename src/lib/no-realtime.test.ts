import { expect, it } from 'vitest';
import { RealtimeClient } from './no-realtime';

it('holds what the backend client needs of realtime, and opens no channel @no-realtime-1', async () => {
  const realtime = new RealtimeClient();
  await realtime.setAuth();
  expect(realtime.getChannels()).toEqual([]);
  expect(await realtime.removeAllChannels()).toEqual([]);
  expect(() => realtime.channel()).toThrow('Realtime is left out of this build');
});
