import { FunctionError } from '../supabase/functions/_shared/function-error.ts';

/** Tracks running calls of functions and jobs, including those whose client has gone away. */
export class RunningCalls {
  readonly #calls = new Set<Promise<unknown>>();
  readonly #end = new AbortController();
  /** Aborts once the host stops waiting; the running calls then answer with the reason. */
  readonly ending: AbortSignal = this.#end.signal;

  add<T>(call: Promise<T>): Promise<T> {
    this.#calls.add(call);
    const forget = () => this.#calls.delete(call);
    call.then(forget, forget);
    return call;
  }

  async waitForAll(): Promise<void> {
    while (this.#calls.size > 0) await Promise.allSettled(this.#calls);
  }

  /** Aborts their requests to the analyst: each photo is free at once for another host or the next start. */
  giveUp(): void {
    this.#end.abort(
      new FunctionError(
        'analyst_unreachable',
        'The server is being restarted. Nothing was changed. Please try again in a minute.',
      ),
    );
  }
}
