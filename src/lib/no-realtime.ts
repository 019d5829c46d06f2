/**
 * Replaces @supabase/realtime-js in the browser's build (vite.config.ts): the product opens no channel, and supabase-js
 * only constructs it and hands it tokens. Opening a channel throws. See
 * docs/decisions/one-backend-two-hosts.md.
 */
export class RealtimeClient {
  setAuth(): Promise<void> {
    return Promise.resolve();
  }

  channel(): never {
    throw new Error('Realtime is left out of this build: see src/lib/no-realtime.ts');
  }

  getChannels(): [] {
    return [];
  }

  removeAllChannels(): Promise<[]> {
    return Promise.resolve([]);
  }
}
