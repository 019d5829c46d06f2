import type { SessionLost } from './database-error.ts';
import { statementTimeout } from './database-error.ts';
import type { Statement, StatementResults } from './engine-messages.ts';
import type { EngineThread } from './engine-thread.ts';

const BEGIN: Statement = { sql: 'begin' };
const ROLL_BACK_WITHIN_MS = 1000;

/**
 * A piece of work's time with the session. When the session is lost within it (a statement over the
 * limit, an engine that died), every further statement of this work fails: in the next session it would
 * run outside of its transaction, and so without its role.
 */
export class EngineSlot {
  readonly #thread: EngineThread;
  readonly #workedBefore: number;
  /** Statements go one after the other, in the order in which they were asked for. */
  #last: Promise<unknown> = Promise.resolve();
  /** What the engine may still work for this slot, by its own clock; null without a limit. */
  #leftMs: number | null;
  #failure: SessionLost | null = null;
  /** What the engine gets together with the next statement: a transaction's beginning, and what is set for it. */
  #ahead: Statement[] = [];
  #isOver = false;

  constructor(thread: EngineThread, limitMs: number | null) {
    this.#thread = thread;
    this.#workedBefore = thread.workedMs;
    this.#leftMs = limitMs;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Milliseconds that the engine has worked for this slot, as far as it has answered. */
  get workedMs(): number {
    return this.#thread.workedMs - this.#workedBefore;
  }

  /** Set once the session is lost. */
  get failure(): SessionLost | null {
    return this.#failure;
  }

  /** The next statement begins a transaction, in one message to the engine. */
  begin(): void {
    // The inner one's end would end the outer one, and what follows would run without its role.
    if (this.#isBeginning || this.#thread.isInTransaction) {
      throw new Error('A transaction cannot begin inside of another one.');
    }
    this.#ahead = [BEGIN];
  }

  /**
   * Sets something for this transaction, in one message with the next statement: where it is refused, that statement
   * is not run, and fails in its place. What nothing follows has nobody to read it, and is not sent.
   */
  set(statement: Statement): void {
    this.#ahead.push(statement);
  }

  async commit(): Promise<void> {
    const isEmpty = this.#isBeginning;
    this.#ahead = [];
    if (!isEmpty) await this.run({ sql: 'commit' });
  }

  /** What a lost session had not committed is gone already. */
  async rollback(): Promise<void> {
    const isEmpty = this.#isBeginning;
    this.#ahead = [];
    if (!isEmpty && !this.#failure) await this.run({ sql: 'rollback' });
  }

  get #isBeginning(): boolean {
    return this.#ahead[0] === BEGIN;
  }

  /** The results of the statements, which run in one go until one fails. */
  run(...statements: Statement[]): Promise<StatementResults[]> {
    if (this.#isOver && !this.#failure) {
      return Promise.reject(new Error('This slot in the database is over.'));
    }
    return this.#inOrder(async () => {
      const ahead = this.#ahead;
      this.#ahead = [];
      const results = await this.#work(() =>
        this.#thread.run([...ahead, ...statements], this.#leftMs),
      );
      return results.slice(ahead.length);
    });
  }

  dump(...args: Parameters<EngineThread['dump']>): Promise<Blob> {
    return this.#inOrder(() => this.#work(() => this.#thread.dump(...args)));
  }

  /** Ends the work, and with it what it has the engine do at the moment. */
  async stop(reason: SessionLost): Promise<void> {
    this.#failure ??= reason;
    if (this.#thread.isAtWork) await this.#thread.terminate(reason);
  }

  /** Leaves the session as the next slot has to find it. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#last;
    const thread = this.#thread;
    if (thread.lost || !thread.isInTransaction) return;
    // Somebody began a transaction and forgot it.
    await thread.run([{ sql: 'rollback' }], ROLL_BACK_WITHIN_MS).catch(() => undefined);
  }

  #inOrder<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #work<T>(work: () => Promise<T>): Promise<T> {
    if (this.#failure) throw this.#failure;
    if (this.#leftMs !== null && this.#leftMs <= 0) {
      this.#failure = statementTimeout();
      throw this.#failure;
    }
    const workedBefore = this.#thread.workedMs;
    try {
      return await work();
    } catch (error) {
      this.#failure ??= this.#thread.lost;
      throw this.#failure ?? error;
    } finally {
      if (this.#leftMs !== null) this.#leftMs -= this.#thread.workedMs - workedBefore;
    }
  }
}
