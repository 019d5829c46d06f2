import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { assertUsable } from './database-folder.ts';
import { cannotConnectNow, shuttingDown } from './database-error.ts';
import { EngineThread } from './engine-thread.ts';

/** Waits before each try to open the database again; then requests are refused for a while. */
const REOPEN_AFTER_MS = [0, 100, 500];
const REFUSE_FOR_MS = 1000;
/**
 * WebAssembly memory grows and never shrinks: beyond this the thread is exchanged for a new one, which
 * takes as long as a start (0.4 s). Ordinary work stays at the 128 MiB that the engine begins with.
 */
const EXCHANGE_ABOVE_BYTES = 256 * 1024 * 1024;
const CLOSE_WITHIN_MS = 1500;

/**
 * V8 compiles hot WebAssembly a second time, and takes 600 MB for a moment for the largest function of
 * Postgres alone. A request's statements are as fast without (docs/decisions/004).
 */
const WITHOUT_OPTIMISER = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

let compiled: Promise<WebAssembly.Module> | undefined;

/** PGlite's program; compiling it takes longer than opening a database. */
function program(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  if (!compiled) for (const flag of WITHOUT_OPTIMISER) setFlagsFromString(flag);
  compiled ??= readFile(fileURLToPath(file)).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/**
 * The thread that has the database, and a new one on the same folder whenever it ends. A database in
 * memory ends with its thread.
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
    // Anyone who waits for the start hears of it; a start that nobody waits for is no crash.
    this.#thread.catch(() => undefined);
  }

  /** True while work is taken: the last try to open the database did not fail. */
  get isUsable(): boolean {
    return !this.#isClosed && !this.#hasFailed;
  }

  /** Resolves when the database is open, or rejects with why it cannot be. */
  async ready(): Promise<void> {
    await this.#thread;
  }

  /** The thread to work with; one that has ended is replaced first. */
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

  /** Gives back memory that a large piece of work has left taken. To be called between two pieces. */
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

  /** Anyone who notices first opens the next one; two on one folder would destroy it. */
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
        // Without a database in it the engine would make a new, empty one.
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
    // The next request finds the database open again, or at least being opened.
    void thread.ended.then(() => {
      if (this.#folder && !this.#isClosed) void this.thread().catch(() => undefined);
    });
    return thread;
  }
}
