import type { Analyst } from './analyst.ts';
import { backendFromEnvironment, type Environment, type Handler } from './backend-settings.ts';
import { type AnalystSettings, createAnalyst, photosAtOnce } from './create-analyst.ts';
import type { ModelSettings } from './model/load-model.ts';
import type { SumSettings } from './photo-sums.ts';
import { type RecordCost, serviceRecorder } from './service-recorder.ts';
import { z } from 'zod';

/** Reads, or returns what another photo of the same person just read under this key. */
export type ShareReads = <Found>(key: string, read: () => Promise<Found>) => Promise<Found>;

/** The settings of a function that asks an analyst, given by Deno's environment or the embedded host. */
export interface FunctionSettings extends SumSettings {
  analyst: Analyst;
  recordCost: RecordCost;
  /** Analyst calls for each person and UTC day. */
  allowance: { analyses: number; generations: number };
  /** Aborts the analyst's work when its process ends; callers get the reason as their answer. */
  ending?: AbortSignal;
}

/** Per million tokens. */
export interface AnalystPrice {
  in: number;
  out: number;
  /** ISO 4217. */
  currency: string;
}

/** The settings that choose an analyst. */
export interface AnalystChoice extends Pick<FunctionSettings, 'analyst' | 'allowance'> {
  /** Null where the operator set no price. */
  analystPrice: AnalystPrice | null;
  /** Photos worth sending at a time. */
  analystAtOnce: number;
}

export type FunctionHandler = Handler<FunctionSettings>;

// Enough for several large inspections a day; limits what one account can cost in model fees.
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

const optional = (min: number, max: number) =>
  text
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.int().min(min).max(max).optional());
/** Up to an hour, for a model that runs on a CPU. */
const seconds = optional(1, 3600);
const price = text
  .transform((value) => (value === undefined ? undefined : Number(value)))
  .pipe(z.number().min(0).max(1_000_000).optional());

/** The functions' settings that are the same on every host, by environment name. */
export const analystEnvironmentSchema = z.object({
  AI_PROVIDER: text.pipe(
    z
      .enum(['builtin', 'openai', 'anthropic', 'google', 'openai-compatible', 'ollama'])
      .default('builtin'),
  ),
  AI_MODEL: text,
  AI_BASE_URL: text.pipe(z.url({ protocol: /^https?$/ }).optional()),
  AI_API_KEY: text,
  OPENAI_API_KEY: text,
  ANTHROPIC_API_KEY: text,
  GOOGLE_GENERATIVE_AI_API_KEY: text,
  /** For one request, from when the model starts on it; the next two override it, each for its task. */
  AI_TIMEOUT_SECONDS: seconds,
  AI_PHOTO_TIMEOUT_SECONDS: seconds,
  AI_SECTIONS_TIMEOUT_SECONDS: seconds,
  /** Requests to the model at a time. */
  AI_CONCURRENCY: optional(1, 64),
  /** Tokens for a request and its answer together. */
  AI_CONTEXT: optional(2048, 10_000_000),
  /** When on, the model checks its own text in a second request. */
  AI_JUDGE: text.pipe(z.enum(['on', 'off']).default('on')),
  /** The provider's model that judges; AI_MODEL by default. */
  AI_JUDGE_MODEL: text,
  /** Long edge of the photos sent to the model, in pixels. */
  AI_IMAGE_PX: optional(256, 8192),
  /** Seconds that a request may be delayed by the provider's limits. */
  AI_PATIENCE_SECONDS: optional(1, 86_400),
  AI_PRICE_IN: price,
  AI_PRICE_OUT: price,
  AI_PRICE_CURRENCY: text.pipe(z.stringFormat('currency', /^[A-Z]{3}$/).default('USD')),
  AI_DAILY_ANALYSES: whole(0, MAX_DAILY, DEFAULT_DAILY_ANALYSES),
  AI_DAILY_GENERATIONS: whole(0, MAX_DAILY, DEFAULT_DAILY_GENERATIONS),
});

/** Reads the analyst from the environment. Throws ZodError on a bad value. */
export function analystFromEnvironment(
  environment: Environment,
  host: Pick<ModelSettings, 'wallClockMs' | 'fetch'> = {},
): AnalystChoice {
  const env = analystEnvironmentSchema.parse(environment);
  const settings = analystSettings(env);
  return {
    analyst: createAnalyst({ ...settings, ...host }),
    allowance: { analyses: env.AI_DAILY_ANALYSES, generations: env.AI_DAILY_GENERATIONS },
    analystPrice:
      env.AI_PRICE_IN === undefined && env.AI_PRICE_OUT === undefined
        ? null
        : { in: env.AI_PRICE_IN ?? 0, out: env.AI_PRICE_OUT ?? 0, currency: env.AI_PRICE_CURRENCY },
    analystAtOnce: photosAtOnce(settings),
  };
}

/** Maps the environment to a model's settings, for callers other than functions. */
export function analystSettings(env: z.infer<typeof analystEnvironmentSchema>): AnalystSettings {
  const ownKey = {
    builtin: undefined,
    openai: env.OPENAI_API_KEY,
    anthropic: env.ANTHROPIC_API_KEY,
    google: env.GOOGLE_GENERATIVE_AI_API_KEY,
    'openai-compatible': undefined,
    ollama: undefined,
  }[env.AI_PROVIDER];
  const ms = (given: number | undefined) => given && given * 1000;
  return {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    apiKey: ownKey ?? env.AI_API_KEY,
    baseUrl: env.AI_BASE_URL,
    timeoutMs: ms(env.AI_TIMEOUT_SECONDS),
    photoTimeoutMs: ms(env.AI_PHOTO_TIMEOUT_SECONDS),
    sectionsTimeoutMs: ms(env.AI_SECTIONS_TIMEOUT_SECONDS),
    concurrency: env.AI_CONCURRENCY,
    judges: env.AI_JUDGE === 'on',
    judgeModel: env.AI_JUDGE_MODEL,
    contextTokens: env.AI_CONTEXT,
    photoEdge: env.AI_IMAGE_PX,
    patienceMs: ms(env.AI_PATIENCE_SECONDS),
  };
}

/** Supabase ends a function at 150 s; reading the photo and storing the answer need the rest. */
const EDGE_WALL_MS = 135_000;

/** Reads all settings from an Edge Function's environment. Throws ZodError. */
export function settingsFromEnvironment(environment: Environment): FunctionSettings {
  const backend = backendFromEnvironment(environment);
  const { analyst, allowance } = analystFromEnvironment(environment, { wallClockMs: EDGE_WALL_MS });
  return {
    ...backend,
    analyst,
    allowance,
    ...serviceRecorder(backend.supabaseUrl, environment),
  };
}
