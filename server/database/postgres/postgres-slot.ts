import type { QueryResult } from 'pg';
import type { Statement, StatementResults } from '../engine-messages.ts';
import { Slot } from '../slot.ts';
import { DatabaseError, statementTimeout } from '../database-error.ts';
import { MAX_ANSWER_CHARACTERS, answerTooLarge } from '../read-values.ts';
import { toDatabaseError, isLostSession, makeSessionLost, noSession } from './postgres-error.ts';
import type { PostgresSession } from './postgres-sessions.ts';

const ENDS = new Set(['commit', 'rollback']);
/** A prepared statement whose table has changed its columns, or that a pooler has forgotten. */
const STALE = new Set(['0A000', '26000']);
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
/** A server that is silent for so long past a statement's limit will not answer at all. */
const SILENT_FOR_MS = 30_000;

/** A piece of work's time with one session of a PostgreSQL server. */
export class PostgresSlot extends Slot {
  protected readonly beginning: Statement;
  readonly #session: PostgresSession;
  readonly #limitMs: number | null;
  #isInTransaction = false;
  /** A script may have begun a transaction and failed inside it. */
  #hasRunScript = false;
  #hasAnswered = false;
  #failure: DatabaseError | null = null;
  /** True when the statement limit ended something in this slot. */
  wasTimedOut = false;

  /** The server ends a transaction's statement after `limitMs`; null sets no limit. */
  constructor(session: PostgresSession, limitMs: number | null) {
    super();
    this.#session = session;
    this.#limitMs = limitMs;
    // Set for the transaction, not the session, which a pooler may give to others.
    const limit = limitMs === null ? '' : `; set local statement_timeout = ${limitMs}`;
    this.beginning = { sql: `begin${limit}` };
  }

  get failure(): DatabaseError | null {
    return this.#failure;
  }

  protected get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  /** Leaves the session clean for the next slot. */
  async end(): Promise<void> {
    await this.finish();
    // The work began a transaction and never ended it.
    const mayBeInTransaction = this.#isInTransaction || this.#hasRunScript;
    if (mayBeInTransaction && !this.#session.isLost)
      await this.#session.ask({ sql: 'rollback' }).catch(() => this.#session.drop());
  }

  /** Sends all before the first is answered: where one fails, the transaction makes the others fail too. */
  protected async execute(statements: Statement[]): Promise<StatementResults[]> {
    if (this.#session.isLost) this.#failure ??= makeSessionLost();
    if (this.#failure) throw this.#failure;
    const drop = () => this.#session.drop();
    const overdue =
      this.#limitMs === null ? undefined : setTimeout(drop, this.#limitMs + SILENT_FOR_MS);
    try {
      return await this.#send(statements);
    } catch (error) {
      throw this.#explained(error);
    } finally {
      clearTimeout(overdue);
    }
  }

  async #send(statements: Statement[]): Promise<StatementResults[]> {
    const prepared: Statement[] = [];
    for (const statement of statements) prepared.push(await this.#session.prepare(statement));
    if (statements[0] === this.beginning) this.#isInTransaction = true;
    else this.#hasRunScript ||= statements.some(({ sql, values }) => !values && !ENDS.has(sql));
    const answers = await Promise.allSettled(prepared.map((statement) => this.#ask(statement)));
    if (ENDS.has(statements.at(-1)?.sql ?? '')) this.#isInTransaction = false;
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      this.#hasAnswered = true;
      return answer.value;
    });
  }

  async #ask(statement: Statement): Promise<StatementResults> {
    let characters = 0;
    const bound = statement.values ? MAX_ANSWER_CHARACTERS : Infinity;
    const answers = await this.#session.ask(statement, (more) => {
      characters += more;
      // The rest still arrives and is dropped row by row.
      return characters <= bound;
    });
    if (characters > bound) throw new DatabaseError(answerTooLarge());
    return answers.map(results);
  }

  #explained(error: unknown): unknown {
    if (!isLostSession(error)) {
      const refusal = toDatabaseError(error);
      const code = refusal instanceof DatabaseError ? (refusal.code ?? '') : '';
      this.wasTimedOut ||= code === statementTimeout().code;
      this.#session.isStale ||= STALE.has(code);
      return refusal;
    }
    this.#session.drop();
    this.#failure ??= this.#hasAnswered ? makeSessionLost(error) : noSession(error);
    return this.#failure;
  }
}

/** In the embedded engine's form. */
function results({ rows, command, rowCount }: QueryResult): StatementResults[number] {
  return {
    rows: rows as Record<string, unknown>[],
    fields: [],
    affectedRows: WRITES.has(command) ? (rowCount ?? 0) : 0,
  };
}
