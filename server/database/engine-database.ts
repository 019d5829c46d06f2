import type { Results } from '@electric-sql/pglite';
import type { Database, Queries } from './database.ts';
import type { Engine } from './engine.ts';
import { withoutLimit } from './request-scope.ts';
import type { EngineSlot } from './engine-slot.ts';
import type { EngineQueue } from './engine-queue.ts';

/** The database for the host's own code, which takes its slots among the requests. */
export function engineDatabase(queue: EngineQueue, engine: Engine): Database {
  return {
    waitReady: engine.ready(),
    query: (...args) => queue.run((slot) => queriesIn(slot).query(...args)),
    exec: (script) => queue.run((slot) => queriesIn(slot).exec(script)),
    transaction: (work) => queue.run((slot) => transact(slot, work)),
    dumpDataDir: (compression) =>
      withoutLimit(() =>
        queue.run(async (slot) => {
          // Without it the files are those of a crash: whole, but slower to open.
          await slot.run({ sql: 'checkpoint' });
          return slot.dump(compression);
        }),
      ),
    close: () => engine.close(),
  };
}

function queriesIn(slot: EngineSlot): Queries {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      const [results] = await slot.run({ sql, values });
      return results?.[0] as Results<Row>;
    },
    async exec(script) {
      const [results] = await slot.run({ sql: script });
      return results ?? [];
    },
  };
}

async function transact<T>(
  slot: EngineSlot,
  work: (transaction: Queries) => Promise<T>,
): Promise<T> {
  slot.begin();
  try {
    const result = await work(queriesIn(slot));
    await slot.commit();
    return result;
  } catch (error) {
    await slot.rollback();
    throw error;
  }
}
