/**
 * A model's time limit for one request. It can be restarted until the first word comes: until then
 * the request may only have waited in the server's own queue.
 */
export class TimeLimit {
  readonly #ms: number;
  readonly #over = new AbortController();
  #timer: ReturnType<typeof setTimeout>;
  #hasBegun = false;

  constructor(ms: number) {
    this.#ms = ms;
    this.#timer = this.#start();
  }

  /** Aborts when the time is up. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  begin(): void {
    this.#hasBegun = true;
  }

  restart(): void {
    if (this.#hasBegun || this.#over.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start() {
    return setTimeout(() => this.#over.abort(), this.#ms);
  }
}
