import { setTimeout as pause } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import pLimit from 'p-limit';
import { KeyedLimits } from '../keyed-limits.ts';

/** Each is in memory several times over on its way through: as JSON, in the engine's thread, as an answer. */
const AT_ONCE = 2;
/** Anyone who sends or reads slowly keeps the others from theirs for no longer. */
const HELD_FOR_MS = 3000;

/**
 * Keeps requests whose body or answer has megabytes from filling the memory, from the first byte to the last byte
 * of the answer: one of a person at a time, and two of all people, as long as they are quick.
 */
export class LargeRequests {
  readonly #people = new KeyedLimits(1);
  readonly #all = pLimit(AT_ONCE);

  /** Runs `work`, which sets the answer, when those before it have been sent. */
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

/** Resolves when the answer has left, or the caller has. A request without a socket has no such end. */
function wasSent(c: Context<{ Bindings: HttpBindings }>): Promise<void> {
  const { outgoing } = (c.env as Partial<HttpBindings> | undefined) ?? {};
  if (!outgoing || outgoing.closed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once('close', () => resolve()));
}
