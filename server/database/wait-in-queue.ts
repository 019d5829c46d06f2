import { requestCancelled } from './database-error.ts';
import type { FairQueue } from './fair-queue.ts';
import { currentScope } from './request-scope.ts';

/**
 * Waits in a queue for the current scope's person, and leaves it when the client has gone away.
 * Calls `added` once it waits.
 */
export function waitInQueue(queue: FairQueue<() => void>, added: () => void): Promise<void> {
  const { request, person, kind } = currentScope();
  const signal = request?.signal;
  if (signal?.aborted) return Promise.reject(requestCancelled());
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.remove(person, start);
      reject(requestCancelled());
    };
    const start = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    signal?.addEventListener('abort', leave, { once: true });
    queue.add(person, start, kind);
    added();
  });
}
