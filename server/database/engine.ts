import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { assertUsable } from './database-folder.ts';
import { cannotConnectNow, shuttingDown } from './database-error.ts';
import { EngineThread } from './engine-thread.ts';

/** Waits before each attempt to reopen the database; after the last, requests are refused for a while. */
const REOPEN_AFTER_MS = [0, 100, 500];
const REFUSE_FOR_MS = 1000;
/**
 * WebAssembly memory never shrinks: above this size the thread is replaced, which takes as long as
 * a start (0.4 s). Ordinary work stays within the engine's initial 128 MiB.
 */
const EXCHANGE_ABOVE_BYTES = 256 * 1024 * 1024;
const CLOSE_WITHIN_MS = 1500;

/**
 * V8 compiles hot WebAssembly twice, which takes 600 MB at its peak for Postgres' largest function
 * alone. Requests are as fast without it (decision 004).
 */
const WITHOUT_OPTIMISER = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's WebAssembly; compiling it takes longer than opening a database. */
function program(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  if (!compiled) for (const flag of WITHOUT_OPTIMISER) setFlagsFromString(flag);
  compiled ??= readFile(fileURLToPath(file)).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/**
 * Keeps one thread with the database open, and starts a new one on the same folder whenever it
 * ends. A database in memory ends with its thread.
 */
export class Engine {
  readonly #folder: string | null;
  #thread: Promise<EngineThread>;
  #refuseUntil = 0;
  #hasFailed = false;
  #isLast = false;
  #isClosed = false;

  /** Without a folder the database is in memory. */
  constructor(folder: string | null) {
    this.#folder = folder;
    this.#thread = this.#open();
    // ready() and thread() report a failed start; nobody waiting for it must not crash the process.
    this.#thread.catch(() => undefined);
  }

  /** True while work is accepted: the last attempt to open the database did not fail. */
  get isUsable(): boolean {
    return !this.#isClosed && !this.#hasFailed;
  }

  /** Resolves when the database is open; rejects with the reason when it cannot be opened. */
  async ready(): Promise<void> {
    await this.#thread;
  }

  /** The current thread; one that has ended is replaced first. */
  async thread(): Promise<EngineThread> {
    if (this.#isClosed) throw shuttingDown();
    const current = this.#thread;
    try {
      const thread = await current;
      if (!thread.lost || !this.#folder) return thread;
      if (this.#isLast) throw shuttingDown();
    } catch (error) {
      if (!this.#folder || this.#isLast || performance.now() < this.#refuseUntil) throw error;
    }
    return this.#replace(current);
  }

  /** Frees memory that a large piece of work has left allocated. Call between two pieces. */
  async keepSmall(): Promise<void> {
    const thread = await this.#thread.catch(() => null);
    if (!this.#folder || this.#isLast || !thread || thread.heapBytes <= EXCHANGE_ABOVE_BYTES)
      return;
    await thread.close(CLOSE_WITHIN_MS);
    await this.thread().catch(() => undefined);
  }

  /** From now on a thread that ends is not replaced. */
  keepAsLast(): void {
    this.#isLast = true;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const thread = await this.#thread.catch(() => null);
    await thread?.close(CLOSE_WITHIN_MS);
  }

  /** The first caller to notice opens the next thread; two on one folder would destroy it. */
  #replace(old: Promise<EngineThread>): Promise<EngineThread> {
    if (this.#thread !== old) return this.#thread;
    const ended = old.then(
      (thread) => thread.ended,
      () => undefined,
    );
    this.#thread = ended.then(() => this.#tryToOpen());
    this.#thread.catch(() => undefined);
    return this.#thread;
  }

  async #tryToOpen(): Promise<EngineThread> {
    let cause: unknown;
    for (const wait of REOPEN_AFTER_MS) {
      if (wait) await pause(wait);
      if (this.#isClosed || this.#isLast) throw shuttingDown();
      try {
        // On a folder without a database the engine would create a new, empty one.
        if (this.#folder) await assertUsable(this.#folder);
        const thread = await this.#open();
        this.#hasFailed = false;
        return thread;
      } catch (error) {
        cause = error;
      }
    }
    this.#hasFailed = true;
    this.#refuseUntil = performance.now() + REFUSE_FOR_MS;
    throw Object.assign(cannotConnectNow(), { cause });
  }

  async #open(): Promise<EngineThread> {
    const thread = await EngineThread.open({
      folder: this.#folder,
      program: await program(),
    });
    // Reopens at once, so that the next request need not wait for all of it.
    void thread.ended.then(() => {
      if (this.#folder && !this.#isClosed) void this.thread().catch(() => undefined);
    });
    return thread;
  }
}
