import { FunctionError } from '../supabase/functions/_shared/function-error.ts';

/** Holds the running calls of functions and jobs, also those whose client has gone away. */
export class RunningCalls {
  readonly #calls = new Set<Promise<unknown>>();
  readonly #end = new AbortController();
  /** Aborted once the host waits no longer; the reason is what the calls then answer. */
  readonly ending: AbortSignal = this.#end.signal;

  add<T>(call: Promise<T>): Promise<T> {
    this.#calls.add(call);
    const forget = () => this.#calls.delete(call);
    call.then(forget, forget);
    return call;
  }

  /** Resolves when none is left. */
  async waitForAll(): Promise<void> {
    while (this.#calls.size > 0) await Promise.allSettled(this.#calls);
  }

  /** Ends their questions to the analyst: each photo is free at once for another host, or for the next start. */
  giveUp(): void {
    this.#end.abort(
      new FunctionError(
        'analyst_unreachable',
        'The server is being restarted. Nothing was changed. Please try again in a minute.',
      ),
    );
  }
}
