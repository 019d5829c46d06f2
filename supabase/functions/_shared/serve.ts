import type { Environment, Handler } from './backend-settings.ts';
import { keepAlive } from './kept-alive.ts';

// The parts of Supabase's Edge Runtime used here.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(answer: (request: Request) => Promise<Response>): unknown;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Serves one function on Supabase, with its settings from the environment. */
export function serve<Settings>(
  handler: Handler<Settings>,
  readSettings: (environment: Environment) => Settings,
): void {
  const settings = readSettings(Deno.env.toObject());
  Deno.serve((request) => {
    const answer = handler(request, settings);
    // The work of a call whose connection is cut still finishes.
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(answer);
    return keepAlive(answer);
  });
}
