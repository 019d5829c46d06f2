import type { Wall } from './wall.ts';

const TEST = 'server/database/engine.test.ts';

const wall = (name: string, file: string, change: [string, string], title: string): Wall => ({
  // A slow statement and an embed that fills the memory; the engine's thread is the answer to both.
  point: 7,
  wall: name,
  file: `server/database/${file}`,
  find: change[0],
  replace: change[1],
  test: { file: TEST, title },
});

/** What the engine's thread promises, each with the test that says so. */
export const DATABASE_WALLS: Wall[] = [
  wall(
    'a turn whose session was lost is never left',
    'turns.ts',
    ['turn && (!turn.isOver || turn.failure)', 'turn && !turn.isOver'],
    'runs nothing more for a caller whose session was lost, however late it comes',
  ),
  wall(
    'an engine in an unknown state ends',
    'engine.worker.ts',
    ['endOnFault();\nreply(', 'void endOnFault;\nreply('],
    'goes on after its thread died, and tells only those who were at work',
  ),
  wall(
    'no database is made where one was',
    'engine.ts',
    ['if (this.#folder) await assertUsable(this.#folder);', ''],
    'says that it cannot be reached while its folder is away, and makes no new one',
  ),
  wall(
    'what waits for somebody who has gone away is dropped',
    'turns.ts',
    ["signal?.addEventListener('abort', leave, { once: true });", ''],
    'drops what waits for somebody who has gone away',
  ),
  wall(
    'nobody keeps the session without using it',
    'turns.ts',
    ['if (isLimited) this.#stopAfter(', 'if (!isLimited) this.#stopAfter('],
    'gives the session on when somebody keeps it without using it',
  ),
  wall(
    'a thread that has grown is exchanged',
    'turns.ts',
    ['    await this.#engine.keepSmall();\n', ''],
    'gives memory back that a large statement left taken',
  ),
  wall(
    'the engine’s memory is bounded',
    'engine.worker.ts',
    ['WebAssembly.Memory = BoundedMemory;', 'void BoundedMemory;'],
    'gives memory back that a large statement left taken',
  ),
  wall(
    'no transaction begins inside of another one',
    'turn.ts',
    ['if (this.#isBeginning || this.#thread.isInTransaction) {', 'if (this.#isBeginning) {'],
    'begins no transaction inside of another one, whose end it would be',
  ),
  wall(
    'a transaction that was forgotten is rolled back',
    'turn.ts',
    ['if (thread.lost || !thread.isInTransaction) return;', 'if (thread.heapBytes) return;'],
    'leaves no transaction open to the next in line',
  ),
];
