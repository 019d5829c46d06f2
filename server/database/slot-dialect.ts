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
import type { Slot, Slots } from './slot.ts';

/** Runs the statements that the library builds with Kysely in the database's slots. */
export function slotDialect(slots: Slots): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new SlotDriver(slots),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class SlotDriver implements Driver {
  readonly #slots: Slots;

  constructor(slots: Slots) {
    this.#slots = slots;
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<SlotConnection> {
    const { held } = this.#slots;
    return held
      ? new SlotConnection(held, false)
      : new SlotConnection(await this.#slots.own(), true);
  }

  async releaseConnection(connection: SlotConnection): Promise<void> {
    if (connection.isOwn) await this.#slots.give(connection.slot);
  }

  async beginTransaction(connection: SlotConnection): Promise<void> {
    connection.slot.begin();
  }

  async commitTransaction(connection: SlotConnection): Promise<void> {
    connection.isOver = true;
    await connection.slot.commit();
  }

  async rollbackTransaction(connection: SlotConnection): Promise<void> {
    connection.isOver = true;
    await connection.slot.rollback();
  }
}

/**
 * The library's settings and the session's context before a transaction's statement, up to six for
 * a function call. Nobody reads their answers, and each would be a round trip to the database.
 */
const SETS = /^\s*select\s+set_config\(/i;

class SlotConnection implements DatabaseConnection {
  readonly slot: Slot;
  readonly isOwn: boolean;
  /** The transaction is ending: a late statement must not run after it, without its role. */
  isOver = false;

  constructor(slot: Slot, isOwn: boolean) {
    this.slot = slot;
    this.isOwn = isOwn;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.isOver) throw new Error('The transaction is over.');
    if (SETS.test(sql)) {
      this.slot.set({ sql, values: parameters });
      return { rows: [] };
    }
    const [results] = await this.slot.run({ sql, values: parameters });
    const { rows = [], affectedRows } = results?.[0] ?? {};
    return {
      rows: rows as R[],
      ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  // eslint-disable-next-line require-yield -- the interface asks for a generator.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The database answers in one piece.');
  }
}
