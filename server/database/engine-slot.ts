import { type SessionLost, statementTimeout } from './database-error.ts';
import type { Statement, StatementResults } from './engine-messages.ts';
import type { EngineThread } from './engine-thread.ts';
import { Slot } from './slot.ts';

const ROLL_BACK_WITHIN_MS = 1000;

/**
 * A piece of work's time with the engine's one session. Once the session is lost (a statement over
 * the limit, a dead engine), every further statement fails: in the next session it would run
 * outside its transaction, and so without its role.
 */
export class EngineSlot extends Slot {
  protected readonly beginning: Statement = { sql: 'begin' };
  readonly #thread: EngineThread;
  readonly #workedBefore: number;
  /** Milliseconds of the engine's own time left for this slot; null without a limit. */
  #leftMs: number | null;
  #failure: SessionLost | null = null;

  constructor(thread: EngineThread, limitMs: number | null) {
    super();
    this.#thread = thread;
    this.#workedBefore = thread.workedMs;
    this.#leftMs = limitMs;
  }

  /** Milliseconds that the engine has worked for this slot, as of its last answer. */
  get workedMs(): number {
    return this.#thread.workedMs - this.#workedBefore;
  }

  get failure(): SessionLost | null {
    return this.#failure;
  }

  protected get isInTransaction(): boolean {
    return this.#thread.isInTransaction;
  }

  protected execute(statements: Statement[]): Promise<StatementResults[]> {
    return this.#work(() => this.#thread.run(statements, this.#leftMs));
  }

  /** Ends the work and the statement that the engine is running for it. */
  async stop(reason: SessionLost): Promise<void> {
    this.#failure ??= reason;
    if (this.#thread.isAtWork) await this.#thread.terminate(reason);
  }

  /** Leaves the session clean for the next slot. */
  async end(): Promise<void> {
    await this.finish();
    const thread = this.#thread;
    if (thread.lost || !thread.isInTransaction) return;
    // The work began a transaction and never ended it.
    await thread.run([{ sql: 'rollback' }], ROLL_BACK_WITHIN_MS).catch(() => undefined);
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
