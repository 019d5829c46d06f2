import { z } from 'zod';
import { parseJson } from './json.ts';
import { loggedCause } from './logged-cause.ts';

/** The settings that every function needs. */
export interface BackendSettings {
  supabaseUrl: string;
  publishableKey: string;
  /** Lets the host answer its own requests without the network. */
  fetch?: typeof fetch;
  /** Logs causes that no answer may carry. Messages hold no values; a cause is reduced by `loggedCause`. */
  log(message: string, cause?: unknown): void;
}

export type Handler<Settings> = (request: Request, settings: Settings) => Promise<Response>;

export type Environment = Record<string, string | undefined>;

/** Supabase's keys by name, as it passes them to a function; projects from before 2026 have one key. */
const publishableKeys = z.string().transform((json, context) => {
  const keys = z.record(z.string(), z.string()).safeParse(parseJson(json));
  const key = keys.data?.['default'] ?? Object.values(keys.data ?? {})[0];
  if (key) return key;
  context.addIssue('names no key');
  return z.NEVER;
});

const supabaseEnvironmentSchema = z.union([
  z.object({ SUPABASE_URL: z.url(), SUPABASE_PUBLISHABLE_KEYS: publishableKeys }),
  z.object({ SUPABASE_URL: z.url(), SUPABASE_ANON_KEY: z.string().min(1) }),
]);

/** Reads the settings without an analyst from an Edge Function's environment. Throws ZodError. */
export function backendFromEnvironment(environment: Environment): BackendSettings {
  const env = supabaseEnvironmentSchema.parse(environment);
  return {
    supabaseUrl: env.SUPABASE_URL,
    publishableKey:
      'SUPABASE_PUBLISHABLE_KEYS' in env ? env.SUPABASE_PUBLISHABLE_KEYS : env.SUPABASE_ANON_KEY,
    log: (message, cause) => {
      console.error(JSON.stringify({ msg: message, error: loggedCause(cause) }));
    },
  };
}
