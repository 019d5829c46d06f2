/**
 * Stands in for @supabase/realtime-js in the browser's build (vite.config.ts): the product opens no
 * channel, and supabase-js needs of it only something to construct and to hand tokens to. Opening a
 * channel fails loudly. See docs/decisions/051-no-realtime-in-the-browser.md.
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
