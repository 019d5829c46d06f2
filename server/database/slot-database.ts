import type { Results } from '@electric-sql/pglite';
import type { Database, Queries } from './database.ts';
import type { Slot, Slots } from './slot.ts';

/** The database for the host's own code, which queues for slots among the requests. */
export function slotDatabase(slots: Slots): Database {
  return {
    query: (...args) => slots.run((slot) => createQueries(slot).query(...args)),
    exec: (script) => slots.run((slot) => createQueries(slot).exec(script)),
    transaction: (work) => slots.run((slot) => transact(slot, work)),
  };
}

function createQueries(slot: Slot): Queries {
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

async function transact<T>(slot: Slot, work: (transaction: Queries) => Promise<T>): Promise<T> {
  slot.begin();
  try {
    const result = await work(createQueries(slot));
    await slot.commit();
    return result;
  } catch (error) {
    await slot.rollback();
    throw error;
  }
}
