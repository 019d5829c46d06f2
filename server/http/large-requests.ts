import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import pLimit from 'p-limit';
import { PersonLimits } from './person-limits.ts';

/** Each is in memory several times over on its way through: as JSON, in the engine's thread, as an answer. */
const AT_ONCE = 2;

/**
 * Keeps requests whose body or answer has megabytes from filling the memory: one of a person at a time,
 * from its first byte to the last byte of its answer, and two of all people in the database.
 */
export class LargeRequests {
  readonly #people = new PersonLimits(1);
  readonly #asking = pLimit(AT_ONCE);

  /** Runs `work`, which sets the answer, when the person's one before it has been sent. */
  run<T>(
    person: string,
    c: Context<{ Bindings: HttpBindings }>,
    work: () => Promise<T>,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      void this.#people.run(person, async () => {
        const sent = wasSent(c);
        try {
          resolve(await work());
          await sent;
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  }

  ask<T>(work: () => Promise<T>): Promise<T> {
    return this.#asking(work);
  }
}

/** Resolves when the answer has left, or whoever asked has. A request without a socket has no such end. */
function wasSent(c: Context<{ Bindings: HttpBindings }>): Promise<void> {
  const { outgoing } = (c.env as Partial<HttpBindings> | undefined) ?? {};
  if (!outgoing || outgoing.closed) return Promise.resolve();
  return new Promise((resolve) => outgoing.once('close', () => resolve()));
}
