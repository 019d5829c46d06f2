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
 * Bounds the thread's JavaScript heap, beside Postgres' memory: an answer of hundreds of megabytes
 * then ends the thread, not the process.
 */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

interface Pending {
  resolve(reply: EngineReply): void;
  reject(error: Error): void;
}

/**
 * PGlite in its own thread, which can be ended at any time. It takes one request at a time; the
 * caller keeps the order.
 */
export class EngineThread {
  readonly #worker: Worker;
  #pending: Pending | null = null;
  #lost: SessionLost | null = null;
  /** The state after the last reply; `workedMs` adds up all of them. */
  isInTransaction = false;
  heapBytes = 0;
  workedMs = 0;
  /** Resolves when the thread has ended and released its files. */
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

  /** Rejects with the engine's own error when it cannot open the database; the thread has then ended. */
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

  /** The reason why the session is gone, or null while it exists. */
  get lost(): SessionLost | null {
    return this.#lost;
  }

  /** Runs statements in one go until one fails. Past the limit the thread ends with them. */
  async run(statements: Statement[], limitMs: number | null): Promise<StatementResults[]> {
    const reply = await this.#ask({ kind: 'run', statements }, limitMs, statementTimeout);
    return reply.kind === 'results' ? reply.results : [];
  }

  /** Ends the session like a server's shutdown; past the limit the thread ends at once and the next start recovers. */
  async close(limitMs: number): Promise<void> {
    try {
      if (!this.#lost) await this.#ask({ kind: 'close' }, limitMs, engineDied);
    } catch {
      // The thread has ended either way.
    }
    await this.terminate(engineDied());
  }

  /** Ends the thread at once. Committed data is in the folder and is recovered from there. */
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
    // Throws for values that cannot be cloned; the engine stays free then.
    this.#worker.postMessage(request);
    const answered = this.#next();
    const asked = this.#pending;
    if (limitMs === null) return answered;
    const timer = setTimeout(() => {
      // A busy process may run the timer late, when the answer is already queued behind it.
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
    // An idle thread must not keep the process alive; a working one must.
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
