import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { ModelChoice } from './analyst/model-choice.ts';
import { modelServer } from './analyst/model-server.ts';
import { patientFetch } from './analyst/patient-fetch.ts';
import { BadSetting } from './bad-setting.ts';
import { assertMailsAreSent, type Exposure } from './exposure.ts';
import type { Secrets } from './data-folder/secrets.ts';
import { LOG_LEVELS, type LogLevel } from './log/logger.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { readS3Place, type S3Place } from './storage/s3/s3-place.ts';
import { type SignUp, signUpSchema } from './sign-up/sign-up-setting.ts';
import { missingSetting } from '../supabase/functions/_shared/model/missing-setting.ts';
import {
  type AnalystChoice,
  analystEnvironmentSchema,
  analystFromEnvironment,
  analystSettings,
} from '../supabase/functions/_shared/function-settings.ts';

/** All settings of a host; program.ts reads them from the environment. */
export interface HostSettings extends AnalystChoice, Exposure {
  /** Builds the environment for a model chosen on the screen; null where the environment already names the analyst. */
  makeEnvironment: ((choice: ModelChoice) => NodeJS.ProcessEnv) | null;
  /** The server that the environment's analyst sends photos to; '' for none. */
  analystServer: string;
  /** 0 lets the system choose a free port. */
  port: number;
  dataDir: string;
  /** The PostgreSQL server that hosts share; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Keys set in the environment instead of generated ones. */
  secrets: Partial<Secrets>;
  /** The built app; null serves the backend alone. */
  appDir: string | null;
  /** Ollama's port on this machine. */
  ollamaPort: number;
  /** The bucket for photos; null for the data folder. */
  storagePlace: S3Place | null;
  /** Bytes for all stored photos; null for as much as the disk has. */
  storageQuota: number | null;
  /** Bytes for one person's photos. */
  storageQuotaPerPerson: number;
  /** Days without use after which a session ends. */
  sessionDays: number;
  signUp: SignUp;
  /** Names of the settings in the environment; the database's apply to all others. */
  given: readonly string[];
  /** Limits per hour. */
  rateLimits: RateLimits;
  stopTimes: StopTimes;
  /** Milliseconds that the database may spend on one request; undefined for the default. */
  statementLimitMs?: number;
  logLevel: LogLevel;
  /** The bearer token for /metrics; null switches the page off. */
  metricsToken: string | null;
}

export interface StopTimes {
  /** Seconds in which a stopping host still answers, so that a proxy notices that it is not ready. */
  drainSeconds: number;
  /** Seconds for running requests after that. */
  finishSeconds: number;
}

export interface RateLimits {
  otpPerHour: number;
  /** Counts links to one mailbox. */
  otpPerRecipient: number;
  otpInAll: number;
  waitlistPerHour: number;
}

const OLLAMA_PORT = 11_434;
/** Two health checks of a proxy, 2 s apart, and a second for each answer. */
const DRAIN_BEHIND_PROXY_S = 5;
const MEGABYTE = 1024 * 1024;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
const whole = (min: number, max: number, fallback: number) =>
  wholeNumber(min, max).default(fallback);

const ADDRESS = 'must be an address such as https://reports.example.com';
const origin = z
  .url({ protocol: /^https?$/, error: ADDRESS, abort: true })
  .refine((url) => /^https?:\/\/[^/?#]+\/?$/.test(url), 'must not contain a path')
  .transform((url) => new URL(url).origin);

/** The host's own settings by their environment names; the analyst's are the functions'. */
export const environmentSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) > 0, 'must be an IP address or localhost')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  APP_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/plumbline',
    })
    .optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  PUBLISHABLE_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  SECRET_KEY: z.string().min(20, 'must have at least 20 characters').optional(),
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: z.string().includes('@', 'must be a mail address').optional(),
  MAILBOX: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  STORAGE_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  STORAGE_QUOTA_MB: whole(1, 1_000_000_000, 0).optional(),
  // About 15,000 prepared photos: years of one inspector's work.
  STORAGE_QUOTA_PER_PERSON_MB: whole(1, 1_000_000_000, 20_480),
  SESSION_DAYS: whole(1, 3650, 30),
  SIGN_UP: signUpSchema.default('open'),
  // Sixty people behind one address who each ask three times; 30 left half of such an office without a link.
  RATE_LIMIT_OTP_PER_HOUR: whole(1, 1_000_000, 180),
  RATE_LIMIT_OTP_PER_RECIPIENT: whole(1, 1_000_000, 6),
  // Ten a minute: enough for an office of hundreds, and not yet a flood to mail providers.
  RATE_LIMIT_OTP_IN_ALL: whole(1, 1_000_000, 600),
  RATE_LIMIT_WAITLIST_PER_HOUR: whole(1, 1_000_000, 30),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  DRAIN_SECONDS: wholeNumber(0, 3600).optional(),
  FINISH_SECONDS: whole(1, 3600, 10),
  /** Ollama's own setting; only the port counts, because models are searched for on this machine alone. */
  OLLAMA_HOST: z
    .string()
    .default('')
    .transform((address) => Number(/:(\d{1,5})\/?$/.exec(address)?.[1] ?? OLLAMA_PORT)),
  // Too long to guess: a thousand years at one guess a millisecond.
  METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** Reads the environment's settings; relative folders start at the project's folder. Throws BadSetting. */
export function readSettings(environment: NodeJS.ProcessEnv): HostSettings {
  const given = givenSettings(environment);
  const env = parsed(() => environmentSchema.parse(given));
  parsed(() => assertAnalystIsSet(given));
  const settings: HostSettings = {
    port: env.PORT,
    host: env.HOST,
    ...readPlaces(given),
    secrets: givenSecrets(env),
    appDir: resolve(PROJECT_FOLDER, env.APP_DIR ?? 'dist'),
    publicUrl: env.PUBLIC_URL ?? null,
    mail: env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? defaultSender(env) }
      : null,
    hasMailbox: env.MAILBOX,
    ...parsed(() => analystFromEnvironment(given, { fetch: patientFetch })),
    // A model chosen on the screen is saved in one host's folder; hosts that share a database need common settings.
    makeEnvironment:
      given['AI_PROVIDER'] || env.DATABASE_URL
        ? null
        : (choice) => makeModelEnvironment(choice, given),
    analystServer: serverFromEnvironment(given),
    ollamaPort: env.OLLAMA_HOST,
    storageQuota: env.STORAGE_QUOTA_MB ? env.STORAGE_QUOTA_MB * MEGABYTE : null,
    storageQuotaPerPerson: env.STORAGE_QUOTA_PER_PERSON_MB * MEGABYTE,
    sessionDays: env.SESSION_DAYS,
    signUp: env.SIGN_UP,
    given: Object.keys(given),
    rateLimits: {
      otpPerHour: env.RATE_LIMIT_OTP_PER_HOUR,
      otpPerRecipient: env.RATE_LIMIT_OTP_PER_RECIPIENT,
      otpInAll: env.RATE_LIMIT_OTP_IN_ALL,
      waitlistPerHour: env.RATE_LIMIT_WAITLIST_PER_HOUR,
    },
    isBehindProxy: env.TRUST_PROXY,
    stopTimes: {
      drainSeconds: env.DRAIN_SECONDS ?? (env.TRUST_PROXY ? DRAIN_BEHIND_PROXY_S : 0),
      finishSeconds: env.FINISH_SECONDS,
    },
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
  };
  assertMailsAreSent(settings);
  return settings;
}

function serverFromEnvironment(environment: NodeJS.ProcessEnv): string {
  const { provider, baseUrl } = analystSettings(analystEnvironmentSchema.parse(environment));
  if (!provider || provider === 'builtin') return '';
  return modelServer(baseUrl === undefined ? { provider } : { provider, baseUrl });
}

/** Builds the functions' environment for a model chosen on the screen, keeping the limits that are set. */
export function makeModelEnvironment(
  { provider, model, baseUrl, apiKey }: ModelChoice,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    ...environment,
    // These keys belong to the provider that the environment names.
    OPENAI_API_KEY: undefined,
    ANTHROPIC_API_KEY: undefined,
    GOOGLE_GENERATIVE_AI_API_KEY: undefined,
    AI_PROVIDER: provider,
    AI_MODEL: model,
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    // So does the judging model.
    AI_JUDGE_MODEL: undefined,
  };
}

/** Reads the data folder alone, for commands that need no other setting. */
export function readDataDir(environment: NodeJS.ProcessEnv): string {
  const { DATA_DIR } = environmentSchema.pick({ DATA_DIR: true }).parse({
    DATA_DIR: environment['DATA_DIR']?.trim() || undefined,
  });
  return resolve(PROJECT_FOLDER, DATA_DIR);
}

/** Reads where the host's data is, for commands that need no other setting. Throws BadSetting. */
export function readPlaces(
  environment: NodeJS.ProcessEnv,
): Pick<HostSettings, 'dataDir' | 'databaseUrl' | 'storagePlace'> {
  const given = givenSettings(environment);
  const env = parsed(() => environmentSchema.pick({ DATABASE_URL: true }).parse(given));
  return {
    dataDir: readDataDir(given),
    databaseUrl: env.DATABASE_URL ?? null,
    storagePlace: readS3Place(given),
  };
}

/** An empty value in a .env file means "not set". */
function givenSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

/** The process's environment and the project's .env file; the environment wins. */
export function environmentWithFile(): NodeJS.ProcessEnv {
  const file = join(PROJECT_FOLDER, '.env');
  if (!existsSync(file)) return process.env;
  return { ...parseEnv(readFileSync(file, 'utf8')), ...process.env };
}

/** Otherwise a missing key or model would fail at the first photo, hours after the start. */
function assertAnalystIsSet(environment: NodeJS.ProcessEnv): void {
  const { provider, ...settings } = analystSettings(analystEnvironmentSchema.parse(environment));
  if (!provider || provider === 'builtin') return;
  const missing = missingSetting({ ...settings, provider });
  if (missing === null) return;
  throw new BadSetting(`The setting ${missing} is missing: AI_PROVIDER is ${provider}.`);
}

function givenSecrets(env: z.output<typeof environmentSchema>): Partial<Secrets> {
  return {
    ...(env.JWT_SECRET && { jwtSecret: env.JWT_SECRET }),
    ...(env.PUBLISHABLE_KEY && { publishableKey: env.PUBLISHABLE_KEY }),
    ...(env.SECRET_KEY && { secretKey: env.SECRET_KEY }),
  };
}

function defaultSender(env: { PUBLIC_URL?: string | undefined; HOST: string }): string {
  return `Plumbline <no-reply@${env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : env.HOST}>`;
}

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : undefined;
    if (!issue) throw error;
    throw new BadSetting(`The setting ${issue.path.join('.')} cannot be used: ${issue.message}.`, {
      cause: error,
    });
  }
}
