import { Worker } from 'node:worker_threads';
import { DatabaseError, SessionLost, engineDied, statementTimeout } from './database-error.ts';
import type {
  EngineReply,
  EngineRequest,
  EngineStart,
  Statement,
  StatementResults,
} from './engine-messages.ts';

/**
 * Bounds for the thread's own values, beside Postgres' memory: an answer of hundreds of megabytes ends
 * the thread instead of the process.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

interface Pending {
  resolve(reply: EngineReply): void;
  reject(error: Error): void;
}

/**
 * PGlite in a thread of its own, which can be ended at any moment. One request at a time; anyone who asks
 * keeps them in order.
 */
export class EngineThread {
  readonly #worker: Worker;
  #pending: Pending | null = null;
  #lost: SessionLost | null = null;
  /** Sums up the replies: the state after the last one, and the time worked for all of them. */
  isInTransaction = false;
  heapBytes = 0;
  workedMs = 0;
  /** Settles when the thread has ended and holds its files no more. */
  readonly ended: Promise<void>;

  private constructor(start: EngineStart) {
    this.#worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      workerData: start,
      resourceLimits: RESOURCE_LIMITS,
    });
    this.#worker.on('message', (reply: EngineReply) => this.#settle(reply));
    this.ended = new Promise((resolve) => {
      this.#worker.on('error', (error) => this.#lose(engineDied(), error));
      this.#worker.on('exit', () => {
        this.#lose(engineDied());
        resolve();
      });
    });
  }

  /** Rejects with what the engine said when it cannot open the database; the thread has ended then. */
  static async open(start: EngineStart): Promise<EngineThread> {
    const thread = new EngineThread(start);
    try {
      await thread.#next();
    } catch (error) {
      await thread.terminate(engineDied());
      throw error instanceof SessionLost ? (error.cause ?? error) : error;
    }
    return thread;
  }

  get isAtWork(): boolean {
    return this.#pending !== null;
  }

  /** Why the session is gone, or null while it is there. */
  get lost(): SessionLost | null {
    return this.#lost;
  }

  /** Runs statements in one go, until one fails. Past the limit the thread ends with them. */
  async run(statements: Statement[], limitMs: number | null): Promise<StatementResults[]> {
    const reply = await this.#ask({ kind: 'run', statements }, limitMs, statementTimeout);
    return reply.kind === 'results' ? reply.results : [];
  }

  /** Ends the session as a server's shutdown does; past the limit, at once: the next start recovers. */
  async close(limitMs: number): Promise<void> {
    try {
      if (!this.#lost) await this.#ask({ kind: 'close' }, limitMs, engineDied);
    } catch {
      // The thread has ended, one way or the other.
    }
    await this.terminate(engineDied());
  }

  /** Ends the thread at once. What was committed is in the folder, and is recovered from there. */
  async terminate(reason: SessionLost): Promise<void> {
    this.#lose(reason);
    await this.#worker.terminate();
    await this.ended;
  }

  async #ask(
    request: EngineRequest,
    limitMs: number | null,
    reason: () => SessionLost,
  ): Promise<EngineReply> {
    if (this.#lost) throw this.#lost;
    if (this.#pending) throw new Error('The engine is at work for somebody else');
    // Throws for what cannot be copied into the thread; the engine is then as free as before.
    this.#worker.postMessage(request);
    const answered = this.#next();
    const asked = this.#pending;
    if (limitMs === null) return answered;
    const timer = setTimeout(() => {
      // A busy process may run the timer late, with the answer waiting right behind it.
      setImmediate(() => {
        if (this.#pending === asked) void this.terminate(reason());
      });
    }, limitMs);
    try {
      return await answered;
    } finally {
      clearTimeout(timer);
    }
  }

  #next(): Promise<EngineReply> {
    // An idle thread keeps no process alive, one at work does.
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
    });
  }

  #settle(reply: EngineReply): void {
    if (reply.kind === 'fault') {
      void this.terminate(Object.assign(engineDied(), { cause: reply.message }));
      return;
    }
    const pending = this.#pending;
    this.#pending = null;
    this.#worker.unref();
    this.isInTransaction = reply.isInTransaction;
    this.heapBytes = reply.heapBytes;
    this.workedMs += reply.workedMs;
    if (reply.kind === 'failed') pending?.reject(new DatabaseError(reply.error));
    else pending?.resolve(reply);
  }

  #lose(reason: SessionLost, cause?: unknown): void {
    if (this.#lost) return;
    if (cause !== undefined) reason.cause = cause;
    this.#lost = reason;
    this.#pending?.reject(reason);
    this.#pending = null;
  }
}
