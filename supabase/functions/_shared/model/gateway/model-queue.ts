import PQueue from 'p-queue';

const FIRST_PAUSE_MS = 2000;
const LONGEST_UNTOLD_PAUSE_MS = 60_000;
/** After so many refusals in a row what the server says of its time is not taken at its word any more. */
const TRUSTED_REFUSALS = 5;

/**
 * The questions to one model: so many at a time, first come, first served. When one is put off, all wait
 * as long as the server says, and that one goes first again.
 */
export class ModelQueue {
  readonly #queue: PQueue;
  #pausedUntil = 0;
  #refusals = 0;
  #resumption: ReturnType<typeof setTimeout> | undefined;

  constructor(concurrency: number) {
    this.#queue = new PQueue({ concurrency });
  }

  /** Asks when it is its turn. Rejects as `ask` does, or with the signal's reason, also while waiting. */
  async turn<T>(ask: () => Promise<T>, signal: AbortSignal, isAskedAgain: boolean): Promise<T> {
    // Removed by whoever leaves: it must not start when the pause ends.
    return this.#queue.add(ask, { signal, priority: isAskedAgain ? 1 : 0 });
  }

  /** How long all are to wait when a server refuses a question now; `told` is what it says of that. */
  pauseAfterRefusal(told: number | null): number {
    // Several that ran at once are refused for one reason.
    if (!this.#isPaused()) this.#refusals += 1;
    const untold = Math.min(FIRST_PAUSE_MS * 2 ** (this.#refusals - 1), LONGEST_UNTOLD_PAUSE_MS);
    return told !== null && this.#refusals <= TRUSTED_REFUSALS ? told : Math.max(told ?? 0, untold);
  }

  pause(ms: number): void {
    const until = Date.now() + ms;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#queue.pause();
    clearTimeout(this.#resumption);
    this.#resumption = setTimeout(() => this.#queue.start(), ms);
  }

  /** An answer came: the next refusal is the first again. */
  recover(): void {
    this.#refusals = 0;
  }

  #isPaused(): boolean {
    return Date.now() < this.#pausedUntil;
  }
}
