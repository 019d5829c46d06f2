import type { Results } from '@electric-sql/pglite';
import type { Database, Queries } from './database.ts';
import type { Engine } from './engine.ts';
import { withoutLimit } from './request-scope.ts';
import type { Turn } from './turn.ts';
import type { Turns } from './turns.ts';

/** The database for the host's own code, which takes its turns among the requests. */
export function engineDatabase(turns: Turns, engine: Engine): Database {
  return {
    waitReady: engine.ready(),
    query: (...args) => turns.run((turn) => queriesIn(turn).query(...args)),
    exec: (script) => turns.run((turn) => queriesIn(turn).exec(script)),
    transaction: (work) => turns.run((turn) => transact(turn, work)),
    dumpDataDir: (compression) =>
      withoutLimit(() =>
        turns.run(async (turn) => {
          // Without it the files are those of a crash: whole, but slower to open.
          await turn.run({ sql: 'checkpoint' });
          return turn.dump(compression);
        }),
      ),
    close: () => engine.close(),
  };
}

function queriesIn(turn: Turn): Queries {
  return {
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      const [results] = await turn.run({ sql, values });
      return results?.[0] as Results<Row>;
    },
    async exec(script) {
      const [results] = await turn.run({ sql: script });
      return results ?? [];
    },
  };
}

async function transact<T>(turn: Turn, work: (transaction: Queries) => Promise<T>): Promise<T> {
  turn.begin();
  try {
    const result = await work(queriesIn(turn));
    await turn.commit();
    return result;
  } catch (error) {
    await turn.rollback();
    throw error;
  }
}
