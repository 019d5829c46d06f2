import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtinAnalyst } from '../_shared/builtin/builtin-analyst.ts';
import { callerClient } from '../_shared/caller.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { requestUnderClaim } from './request-under-claim.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const TOKEN = '7e000000-0000-4000-8000-000000000000';

/** The three calls of the database, answered as a test says. */
function backend(answers: Partial<Record<'begin' | 'renew' | 'end', () => unknown>> = {}) {
  const called: string[] = [];
  const logged: string[] = [];
  const given = { begin: () => TOKEN, renew: () => true, end: () => null, ...answers };
  const settings: FunctionSettings = {
    supabaseUrl: 'http://127.0.0.1:1',
    publishableKey: 'publishable',
    analyst: builtinAnalyst,
    allowance: { analyses: 1, generations: 1 },
    recordPhotoSums: () => Promise.resolve(),
    recordCost: () => Promise.resolve(),
    log: (message) => void logged.push(message),
    fetch: (input) => {
      const name = /rpc\/(begin|renew|end)_analysis$/.exec(
        String(input),
      )?.[1] as keyof typeof given;
      called.push(name);
      const answer = given[name]();
      return Promise.resolve(
        answer instanceof Error
          ? Response.json({ message: answer.message, code: 'XX000' }, { status: 400 })
          : Response.json(answer),
      );
    },
  };
  const parts = (signal = new AbortController().signal) => {
    const headers = { authorization: 'Bearer token' };
    const request = new Request('http://127.0.0.1:1', { headers, signal });
    return { request, settings, client: callerClient(request, settings, null) };
  };
  return { parts, called, logged };
}

const asLongAsNobodyStops = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('a look', () => {
  it('is begun, renewed for as long as it lasts, and ended', async () => {
    const { parts, called } = backend();
    const looked = requestUnderClaim(parts(), 'row', async () => {
      await minutes(2);
      return 'seen';
    });
    expect(await looked).toBe('seen');
    await minutes(5);
    expect(called).toEqual(['begin', 'renew', 'renew', 'renew', 'renew', 'end']);
  });

  it('is ended when it fails', async () => {
    const { parts, called } = backend();
    const failing = requestUnderClaim(parts(), 'row', () => Promise.reject(new Error('dark')));
    await expect(failing).rejects.toThrow('dark');
    expect(called).toEqual(['begin', 'end']);
  });

  it('does not begin while somebody else looks', async () => {
    const { parts, called } = backend({ begin: () => null });
    const look = vi.fn();
    await expect(requestUnderClaim(parts(), 'row', look)).rejects.toMatchObject({
      code: 'already_under_way',
    });
    expect(look).not.toHaveBeenCalled();
    expect(called).toEqual(['begin']);
  });

  it('stops when the photo is not its own any more @under-claim-1', async () => {
    const { parts } = backend({ renew: () => false });
    const looked = requestUnderClaim(parts(), 'row', asLongAsNobodyStops);
    const refused = expect(looked).rejects.toMatchObject({ code: 'already_under_way' });
    await waitFor(() => minutes(1));
    await refused;
  });

  /** Its caller goes away in the middle; the photo is still its own, or not. */
  async function leftInTheMiddle(isTheirs: boolean) {
    const { parts, called } = backend({ renew: () => isTheirs });
    const leaving = new AbortController();
    const looked = requestUnderClaim(parts(leaving.signal), 'row', (signal) => {
      const stopped = asLongAsNobodyStops(signal);
      leaving.abort();
      return Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 50, 'seen'))]);
    });
    return { end: await looked.catch(() => 'stopped'), called };
  }

  it('goes on when its caller was cut off @under-claim-2', async () => {
    const { end, called } = await leftInTheMiddle(true);
    expect(end).toBe('seen');
    expect(called).toEqual(['begin', 'renew', 'end']);
  });

  it('stops when its caller has called it off @under-claim-3', async () => {
    expect((await leftInTheMiddle(false)).end).toBe('stopped');
  });

  it('goes on when a renewal or the end fails, and the log says so', async () => {
    const failure = () => new Error('no answer');
    const { parts, logged } = backend({ renew: failure, end: failure });
    const looked = requestUnderClaim(parts(), 'row', async () => {
      await minutes(0.5);
      return 'seen';
    });
    expect(await looked).toBe('seen');
    expect(logged).toEqual([
      'A look at a photo was not renewed',
      'A look at a photo was not ended',
    ]);
  });
});
