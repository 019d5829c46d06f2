import type { Analyst } from './analyst.ts';
import { createAnalyst } from './create-analyst.ts';
import { jsonOf } from './json.ts';
import { loggedCause } from './logged-cause.ts';
import { z } from 'zod';

/** What a function needs from whoever runs it: Deno's environment, or the embedded host. */
export interface FunctionSettings {
  supabaseUrl: string;
  publishableKey: string;
  analyst: Analyst;
  /** Calls of the analyst for each person and UTC day. */
  allowance: { analyses: number; generations: number };
  /** Lets the host answer its own requests without the network. */
  fetch?: typeof fetch;
  /** Where causes go that no answer may carry. Messages hold no values; of causes `loggedCause` is kept. */
  log(message: string, cause?: unknown): void;
}

export type FunctionHandler = (request: Request, settings: FunctionSettings) => Promise<Response>;

// Enough for several large inspections a day; a bound on what one account can cost in model fees.
const DEFAULT_DAILY_ANALYSES = 500;
const DEFAULT_DAILY_GENERATIONS = 100;
const MAX_DAILY = 1_000_000;

const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined);
const whole = (min: number, max: number, fallback: number) =>
  text
    .transform((value) => (value === undefined ? fallback : Number(value)))
    .pipe(z.int().min(min).max(max));

/** The settings of the functions that do not depend on the host, by their environment names. */
export const analystEnvironmentSchema = z.object({
  AI_PROVIDER: text.pipe(
    z.enum(['builtin', 'openai', 'anthropic', 'google', 'openai-compatible']).default('builtin'),
  ),
  AI_MODEL: text,
  AI_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  AI_API_KEY: text,
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  /** For one question to a model with its retries; one's own machine may need longer than a provider. */
  AI_TIMEOUT_SECONDS: text
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.int().min(1).max(600).optional()),
  AI_DAILY_ANALYSES: whole(0, MAX_DAILY, DEFAULT_DAILY_ANALYSES),
  AI_DAILY_GENERATIONS: whole(0, MAX_DAILY, DEFAULT_DAILY_GENERATIONS),
});

type Environment = Record<string, string | undefined>;

/** The analyst and the allowance that an environment asks for. Throws ZodError on a bad value. */
export function analystFromEnvironment(
  environment: Environment,
): Pick<FunctionSettings, 'analyst' | 'allowance'> {
  const env = analystEnvironmentSchema.parse(environment);
  const ownKey = {
    builtin: undefined,
    openai: env.OPENAI_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    google: env.GOOGLE_GENERATIVE_AI_API_KEY,
    'openai-compatible': undefined,
  }[env.AI_PROVIDER];
  return {
    analyst: createAnalyst({
      provider: env.AI_PROVIDER,
      model: env.AI_MODEL,
      apiKey: ownKey ?? env.AI_API_KEY,
      baseUrl: env.AI_BASE_URL,
      timeoutMs: env.AI_TIMEOUT_SECONDS && env.AI_TIMEOUT_SECONDS * 1000,
    }),
    allowance: { analyses: env.AI_DAILY_ANALYSES, generations: env.AI_DAILY_GENERATIONS },
  };
}

/** Supabase's keys by name, as it hands them to a function; projects of before 2026 have one instead. */
const publishableKeys = z.string().transform((json, context) => {
  const keys = z.record(z.string(), z.string()).safeParse(jsonOf(json));
  const key = keys.data?.['default'] ?? Object.values(keys.data ?? {})[0];
  if (key) return key;
  context.addIssue('names no key');
  return z.NEVER;
});

const supabaseEnvironmentSchema = z.union([
  z.object({ SUPABASE_URL: z.url(), SUPABASE_PUBLISHABLE_KEYS: publishableKeys }),
  z.object({ SUPABASE_URL: z.url(), SUPABASE_ANON_KEY: z.string().min(1) }),
]);

/** All settings from the environment in which Supabase runs an Edge Function. Throws ZodError. */
export function settingsFromEnvironment(environment: Environment): FunctionSettings {
  const env = supabaseEnvironmentSchema.parse(environment);
  return {
    supabaseUrl: env.SUPABASE_URL,
    publishableKey:
      'SUPABASE_PUBLISHABLE_KEYS' in env ? env.SUPABASE_PUBLISHABLE_KEYS : env.SUPABASE_ANON_KEY,
    ...analystFromEnvironment(environment),
    log: (message, cause) => {
      console.error(JSON.stringify({ msg: message, error: loggedCause(cause) }));
    },
  };
}
