import type { Guard } from './guard.ts';

const guard = (name: string, file: string, change: [string, string], test: string): Guard => ({
  // A slow statement and an embed that fills the memory; the engine's thread is the answer to both.
  point: 7,
  guard: name,
  file: `server/database/${file}`,
  find: change[0],
  replace: change[1],
  test,
});

/** Promises of the engine's thread, each with the test that proves it. */
export const DATABASE_GUARDS: Guard[] = [
  guard(
    'a turn whose session was lost is never left',
    'slot.ts',
    ['slot && (!slot.isOver || slot.failure)', 'slot && !slot.isOver'],
    '@engine-2',
  ),
  guard(
    'an engine in an unknown state ends',
    'engine.worker.ts',
    ['endOnFault();\nreply(', 'void endOnFault;\nreply('],
    '@engine-3',
  ),
  guard(
    'no database is made where one was',
    'engine.ts',
    ['if (this.#folder) await assertUsable(this.#folder);', ''],
    '@engine-4',
  ),
  guard(
    'what waits for somebody who has gone away is dropped',
    'wait-in-queue.ts',
    ["signal?.addEventListener('abort', leave, { once: true });", ''],
    '@engine-5',
  ),
  guard(
    'nobody keeps the session without using it',
    'engine-queue.ts',
    ['if (isLimited) this.#stopAfter(', 'if (!isLimited) this.#stopAfter('],
    '@engine-6',
  ),
  guard(
    'a thread that has grown is exchanged',
    'engine-queue.ts',
    ['    await this.#engine.keepSmall();\n', ''],
    '@engine-7',
  ),
  guard(
    'the engine’s memory is bounded',
    'engine.worker.ts',
    ['WebAssembly.Memory = BoundedMemory;', 'void BoundedMemory;'],
    '@engine-7',
  ),
  guard(
    'no transaction begins inside of another one',
    'slot.ts',
    ['if (this.#isBeginning || this.isInTransaction) {', 'if (this.#isBeginning) {'],
    '@engine-9',
  ),
  guard(
    'a transaction that was forgotten is rolled back',
    'engine-slot.ts',
    ['if (thread.lost || !thread.isInTransaction) return;', 'if (thread.heapBytes) return;'],
    '@engine-10',
  ),
  guard(
    'the library hands out no privileges',
    'host-connection.ts',
    ["rlsState: 'active',", ''],
    '@session-context-3',
  ),
];
