import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import pLimit from 'p-limit';
import { KeyedLimits } from '../keyed-limits.ts';

/** Each is in memory several times over: as JSON, in the engine's thread, as an answer. */
const AT_ONCE = 2;
/** A slow sender or reader holds its place for no longer. */
const HELD_FOR_MS = 3000;

/**
 * Bounds the memory for requests with megabytes in body or answer, from their first byte to the
 * answer's last: one for each person and two in all at a time, as long as they are quick.
 */
export class LargeRequests {
  readonly #people = new KeyedLimits(1);
  readonly #all = pLimit(AT_ONCE);

  /** Runs `work`, which sets the answer, once those before it have been sent. */
  run<T>(
    person: string,
    c: Context<{ Bindings: HttpBindings }>,
    work: () => Promise<T>,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const runThenSend = async (leave: () => void) => {
        const sent = wasSent(c);
        await work().then(resolve, reject);
        await sent;
        leave();
      };
      const inAll = (leave: () => void) =>
        this.#all(() =>
          Promise.race([runThenSend(leave), pause(HELD_FOR_MS, undefined, { ref: false })]),
        );
      void this.#people.run(person, () => new Promise<void>((leave) => void inAll(leave)));
    });
  }
}

/** Resolves when the answer was sent or the client has gone. Without a socket it resolves at once. */
function wasSent(c: Context<{ Bindings: HttpBindings }>): Promise<void> {
  const { outgoing } = (c.env as Partial<HttpBindings> | undefined) ?? {};
  if (!outgoing || outgoing.closed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once('close', () => resolve()));
}
