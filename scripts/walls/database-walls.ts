import type { Wall } from './wall.ts';

const wall = (name: string, file: string, change: [string, string], test: string): Wall => ({
  // A slow statement and an embed that fills the memory; the engine's thread is the answer to both.
  point: 7,
  wall: name,
  file: `server/database/${file}`,
  find: change[0],
  replace: change[1],
  test,
});

/** What the engine's thread promises, each with the test that says so. */
export const DATABASE_WALLS: Wall[] = [
  wall(
    'a turn whose session was lost is never left',
    'turns.ts',
    ['turn && (!turn.isOver || turn.failure)', 'turn && !turn.isOver'],
    '@engine-2',
  ),
  wall(
    'an engine in an unknown state ends',
    'engine.worker.ts',
    ['endOnFault();\nreply(', 'void endOnFault;\nreply('],
    '@engine-3',
  ),
  wall(
    'no database is made where one was',
    'engine.ts',
    ['if (this.#folder) await assertUsable(this.#folder);', ''],
    '@engine-4',
  ),
  wall(
    'what waits for somebody who has gone away is dropped',
    'turns.ts',
    ["signal?.addEventListener('abort', leave, { once: true });", ''],
    '@engine-5',
  ),
  wall(
    'nobody keeps the session without using it',
    'turns.ts',
    ['if (isLimited) this.#stopAfter(', 'if (!isLimited) this.#stopAfter('],
    '@engine-6',
  ),
  wall(
    'a thread that has grown is exchanged',
    'turns.ts',
    ['    await this.#engine.keepSmall();\n', ''],
    '@engine-7',
  ),
  wall(
    'the engine’s memory is bounded',
    'engine.worker.ts',
    ['WebAssembly.Memory = BoundedMemory;', 'void BoundedMemory;'],
    '@engine-7',
  ),
  wall(
    'no transaction begins inside of another one',
    'turn.ts',
    ['if (this.#isBeginning || this.#thread.isInTransaction) {', 'if (this.#isBeginning) {'],
    '@engine-9',
  ),
  wall(
    'a transaction that was forgotten is rolled back',
    'turn.ts',
    ['if (thread.lost || !thread.isInTransaction) return;', 'if (thread.heapBytes) return;'],
    '@engine-10',
  ),
];
