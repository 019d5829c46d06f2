import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Turn } from './turn.ts';
import type { Turns } from './turns.ts';

/** The library builds its statements with Kysely; this has them run in the engine, turn by turn. */
export function engineDialect(turns: Turns): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EngineDriver(turns),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EngineDriver implements Driver {
  readonly #turns: Turns;

  constructor(turns: Turns) {
    this.#turns = turns;
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<TurnConnection> {
    const { held } = this.#turns;
    return held
      ? new TurnConnection(held, false)
      : new TurnConnection(await this.#turns.take(), true);
  }

  async releaseConnection(connection: TurnConnection): Promise<void> {
    if (connection.isOwn) await this.#turns.give(connection.turn);
  }

  async beginTransaction(connection: TurnConnection): Promise<void> {
    connection.turn.begin();
  }

  async commitTransaction(connection: TurnConnection): Promise<void> {
    connection.isOver = true;
    await connection.turn.commit();
  }

  async rollbackTransaction(connection: TurnConnection): Promise<void> {
    connection.isOver = true;
    await connection.turn.rollback();
  }
}

class TurnConnection implements DatabaseConnection {
  readonly turn: Turn;
  readonly isOwn: boolean;
  /** The transaction is ending: what comes too late must not run after it, without its role. */
  isOver = false;

  constructor(turn: Turn, isOwn: boolean) {
    this.turn = turn;
    this.isOwn = isOwn;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOver) throw new Error('The transaction is over.');
    const [results] = await this.turn.run({ sql, values: parameters });
    const { rows = [], affectedRows } = results?.[0] ?? {};
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The engine answers in one piece.');
  }
}
