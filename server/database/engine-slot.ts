import { type SessionLost, statementTimeout } from './database-error.ts';
import type { Statement, StatementResults } from './engine-messages.ts';
import type { EngineThread } from './engine-thread.ts';
import { Slot } from './slot.ts';

const ROLL_BACK_WITHIN_MS = 1000;

/**
 * A piece of work's time with the engine's one session. When the session is lost within it (a statement over the
 * limit, an engine that died), every further statement of this work fails: in the next session it would
 * run outside of its transaction, and so without its role.
 */
export class EngineSlot extends Slot {
  protected readonly beginning: Statement = { sql: 'begin' };
  readonly #thread: EngineThread;
  readonly #workedBefore: number;
  /** The time that the engine may still work for this slot, by its own clock; null without a limit. */
  #leftMs: number | null;
  #failure: SessionLost | null = null;

  constructor(thread: EngineThread, limitMs: number | null) {
    super();
    this.#thread = thread;
    this.#workedBefore = thread.workedMs;
    this.#leftMs = limitMs;
  }

  /** Milliseconds that the engine has worked for this slot, as far as it has answered. */
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

  /** Ends the work, and with it what it has the engine do at the moment. */
  async stop(reason: SessionLost): Promise<void> {
    this.#failure ??= reason;
    if (this.#thread.isAtWork) await this.#thread.terminate(reason);
  }

  /** Leaves the session as the next slot has to find it. */
  async end(): Promise<void> {
    await this.finish();
    const thread = this.#thread;
    if (thread.lost || !thread.isInTransaction) return;
    // Somebody began a transaction and forgot it.
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
