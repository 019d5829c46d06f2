import { AsyncLocalStorage } from 'node:async_hooks';
import type { DatabaseLoad } from '../metrics/metrics.ts';
import type { Statement, StatementResults } from './engine-messages.ts';
import { rethrowAway } from './request-scope.ts';

/**
 * A piece of work's time with a session of the database. Statements run in the order in which they
 * were asked for; a transaction's beginning and its settings travel with its first statement.
 */
export abstract class Slot {
  #last: Promise<unknown> = Promise.resolve();
  /** Statements to send together with the next one: a transaction's beginning and its settings. */
  #ahead: Statement[] = [];
  #isOver = false;

  protected abstract readonly beginning: Statement;
  protected abstract readonly isInTransaction: boolean;
  /** Set once the session is lost; every further statement of this work then fails. */
  abstract readonly failure: Error | null;
  /** Runs statements in one go until one fails. */
  protected abstract execute(statements: Statement[]): Promise<StatementResults[]>;

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Begins a transaction with the next statement. */
  begin(): void {
    // The inner transaction's end would end the outer one, and later statements would run without their role.
    if (this.#isBeginning || this.isInTransaction) {
      throw new Error('A transaction cannot begin inside of another one.');
    }
    this.#ahead = [this.beginning];
  }

  /**
   * Adds a setting of this transaction to the message of the next statement: if it is refused, that
   * statement fails in its place. A setting with no statement after it is not sent.
   */
  set(statement: Statement): void {
    this.#ahead.push(statement);
  }

  async commit(): Promise<void> {
    const isEmpty = this.#isBeginning;
    this.#ahead = [];
    if (!isEmpty) await this.run({ sql: 'commit' });
  }

  /** A lost session has no uncommitted changes left. */
  async rollback(): Promise<void> {
    const isEmpty = this.#isBeginning;
    this.#ahead = [];
    if (!isEmpty && !this.failure) await this.run({ sql: 'rollback' });
  }

  /** Runs statements in one go until one fails. */
  run(...statements: Statement[]): Promise<StatementResults[]> {
    if (this.#isOver && !this.failure) {
      return Promise.reject(new Error('This slot in the database is over.'));
    }
    const done = this.#last.then(async () => {
      const ahead = this.#ahead;
      this.#ahead = [];
      const results = await this.execute([...ahead, ...statements]);
      return results.slice(ahead.length);
    });
    this.#last = done.catch(() => undefined);
    return done.catch(rethrowAway);
  }

  /** Takes no more statements; resolves when the running ones are done. */
  protected async finish(): Promise<void> {
    this.#isOver = true;
    await this.#last;
  }

  get #isBeginning(): boolean {
    return this.#ahead[0] === this.beginning;
  }
}

export abstract class Slots<Own extends Slot = Slot> {
  readonly #held = new AsyncLocalStorage<Own>();

  protected abstract take(): Promise<Own>;
  abstract give(slot: Own): Promise<void>;
  /** Runs the host's own work in the current slot: however many wait, it is not cut short. */
  abstract runForHost<T>(work: () => Promise<T>): Promise<T>;
  /** The host is stopping: long work ends soon. */
  abstract hurry(): void;
  abstract readonly load: DatabaseLoad;

  /** A slot of the caller's own, which has to be given back. */
  own(): Promise<Own> {
    return this.take().catch(rethrowAway);
  }

  /** Runs `work` with a session to itself, or in the session that the caller already holds. */
  async run<T>(work: (slot: Own) => Promise<T>): Promise<T> {
    const { held } = this;
    if (held) return work(held);
    const slot = await this.own();
    try {
      return await this.#held.run(slot, () => work(slot));
    } finally {
      await this.give(slot);
    }
  }

  /**
   * The slot that the caller works in. Work that outlives its slot without being awaited queues
   * like any other; but a slot that lost its session is never left.
   */
  get held(): Own | null {
    const slot = this.#held.getStore();
    return slot && (!slot.isOver || slot.failure) ? slot : null;
  }
}
