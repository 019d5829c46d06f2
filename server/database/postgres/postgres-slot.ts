import type postgres from 'postgres';
import type { Statement, StatementResults } from '../engine-messages.ts';
import { Slot } from '../slot.ts';
import { DatabaseError, statementTimeout } from '../database-error.ts';
import { MAX_ANSWER_CHARACTERS, answerTooLarge } from '../read-values.ts';
import { databaseErrorOf, isLostSession, lostSession, noSession } from './postgres-error.ts';
import { type PostgresSession, takeCounted } from './postgres-sessions.ts';

const ENDS = new Set(['commit', 'rollback']);
const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type Values = postgres.ParameterOrJSON<never>[];

/** A piece of work's time with one session of a PostgreSQL server. */
export class PostgresSlot extends Slot {
  protected readonly beginning: Statement;
  readonly #session: PostgresSession;
  #isInTransaction = false;
  /** A script may have begun a transaction of its own, and failed in it. */
  #hasRunScript = false;
  #hasAnswered = false;
  #failure: DatabaseError | null = null;
  /** Whether the statement limit has ended something in it. */
  wasTimedOut = false;

  /** Past `limitMs` the server ends a transaction's statement; null without a limit. */
  constructor(session: PostgresSession, limitMs: number | null) {
    super();
    this.#session = session;
    // Of the transaction and not of the session, which a pooler in between may give to others.
    const limit = limitMs === null ? '' : `; set local statement_timeout = ${limitMs}`;
    this.beginning = { sql: `begin${limit}` };
  }

  get failure(): DatabaseError | null {
    return this.#failure;
  }

  protected get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  /** Leaves the session as the next slot has to find it. */
  async end(): Promise<void> {
    await this.finish();
    // Somebody began a transaction and forgot it.
    const mayBeInTransaction = this.#isInTransaction || this.#hasRunScript;
    if (mayBeInTransaction && !this.#session.isLost)
      await this.#session.sql.unsafe('rollback').catch(() => this.#session.drop());
  }

  /** All are sent before the first is answered: where one fails, the transaction has the others fail as well. */
  protected async execute(statements: Statement[]): Promise<StatementResults[]> {
    if (this.#session.isLost) this.#failure ??= lostSession();
    if (this.#failure) throw this.#failure;
    if (statements[0] === this.beginning) this.#isInTransaction = true;
    else this.#hasRunScript ||= statements.some(({ sql, values }) => !values && !ENDS.has(sql));
    const asked = statements.map((statement) => this.#send(statement));
    const answers = await Promise.allSettled(asked);
    const last = statements.at(-1)?.sql;
    if (ENDS.has(last ?? '')) this.#isInTransaction = false;
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw this.#explained(answer.reason);
      this.#hasAnswered = true;
      return answer.value;
    });
  }

  async #send({ sql, values }: Statement): Promise<StatementResults> {
    // Both ask at once, so that what is sent together keeps its order.
    if (!values) return scriptResults(await this.#session.sql.unsafe(sql).simple().execute());
    const given = values.map((value) => (value === undefined ? null : value)) as Values;
    const rows: Record<string, unknown>[] = [];
    let characters = 0;
    const { command, count } = await this.#session.sql
      .unsafe(sql, given, { prepare: true })
      .forEach((row) => {
        characters += takeCounted();
        // The rest is still sent, and let go row by row.
        if (characters <= MAX_ANSWER_CHARACTERS) rows.push(row);
      });
    if (characters > MAX_ANSWER_CHARACTERS) throw new DatabaseError(answerTooLarge());
    return [results(rows, command, count)];
  }

  #explained(error: unknown): unknown {
    if (!isLostSession(error)) {
      const refusal = databaseErrorOf(error);
      this.wasTimedOut ||=
        refusal instanceof DatabaseError && refusal.code === statementTimeout().code;
      return refusal;
    }
    this.#session.drop();
    this.#failure ??= this.#hasAnswered ? lostSession(error) : noSession(error);
    return this.#failure;
  }
}

/** Each statement's results; of several the driver makes a list. */
function scriptResults(answer: postgres.RowList<postgres.Row[]>): StatementResults {
  const all = 'count' in answer ? [answer] : (answer as postgres.RowList<postgres.Row[]>[]);
  return all.map((rows) => results([...rows], rows.command, rows.count));
}

/** As the embedded engine answers. */
function results(
  rows: Record<string, unknown>[],
  command: string,
  count: number,
): StatementResults[number] {
  return { rows, fields: [], affectedRows: WRITES.has(command) ? count : 0 };
}
