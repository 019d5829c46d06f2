import { z } from 'zod';
import { BadSetting } from '../bad-setting.ts';
import { environmentSchema, type HostSettings } from '../settings.ts';
import type { SignUp } from '../sign-up/sign-up-setting.ts';
import { analystEnvironmentSchema } from '../../supabase/functions/_shared/function-settings.ts';

const MEGABYTE = 1024 * 1024;
const env = environmentSchema.shape;
const analyst = analystEnvironmentSchema.shape;

/** A setting that all hosts of one database share, stored as the environment would give it. */
interface SharedSetting {
  /** The field of a host's settings. */
  field:
    | 'signUp'
    | 'sessionDays'
    | 'storageQuota'
    | 'storageQuotaPerPerson'
    | 'rateLimits'
    | 'allowance';
  of(settings: HostSettings): string | number;
  take(settings: HostSettings, value: string): void;
  /** Refuses invalid values. */
  schema: z.ZodType<unknown>;
}

const limit = (name: keyof HostSettings['rateLimits'], schema: z.ZodType): SharedSetting => ({
  field: 'rateLimits',
  of: ({ rateLimits }) => rateLimits[name],
  take: ({ rateLimits }, value) => (rateLimits[name] = Number(value)),
  schema,
});
const daily = (name: keyof HostSettings['allowance'], schema: z.ZodType): SharedSetting => ({
  field: 'allowance',
  of: ({ allowance }) => allowance[name],
  take: ({ allowance }, value) => (allowance[name] = Number(value)),
  schema,
});

/** All of them, by environment name. */
export const SHARED_SETTINGS: Readonly<Record<string, SharedSetting>> = {
  SIGN_UP: {
    field: 'signUp',
    of: ({ signUp }) => signUp,
    take: (settings, value) => (settings.signUp = value as SignUp),
    schema: env.SIGN_UP,
  },
  SESSION_DAYS: {
    field: 'sessionDays',
    of: ({ sessionDays }) => sessionDays,
    take: (settings, value) => (settings.sessionDays = Number(value)),
    schema: env.SESSION_DAYS,
  },
  STORAGE_QUOTA_MB: {
    field: 'storageQuota',
    of: ({ storageQuota }) => (storageQuota === null ? 'none' : storageQuota / MEGABYTE),
    take: (settings, value) =>
      (settings.storageQuota = value === 'none' ? null : Number(value) * MEGABYTE),
    schema: z.literal('none').or(env.STORAGE_QUOTA_MB.unwrap()),
  },
  STORAGE_QUOTA_PER_PERSON_MB: {
    field: 'storageQuotaPerPerson',
    of: ({ storageQuotaPerPerson }) => storageQuotaPerPerson / MEGABYTE,
    take: (settings, value) => (settings.storageQuotaPerPerson = Number(value) * MEGABYTE),
    schema: env.STORAGE_QUOTA_PER_PERSON_MB,
  },
  RATE_LIMIT_OTP_PER_HOUR: limit('otpPerHour', env.RATE_LIMIT_OTP_PER_HOUR),
  RATE_LIMIT_OTP_PER_RECIPIENT: limit('otpPerRecipient', env.RATE_LIMIT_OTP_PER_RECIPIENT),
  RATE_LIMIT_OTP_IN_ALL: limit('otpInAll', env.RATE_LIMIT_OTP_IN_ALL),
  RATE_LIMIT_WAITLIST_PER_HOUR: limit('waitlistPerHour', env.RATE_LIMIT_WAITLIST_PER_HOUR),
  AI_DAILY_ANALYSES: daily('analyses', analyst.AI_DAILY_ANALYSES),
  AI_DAILY_GENERATIONS: daily('generations', analyst.AI_DAILY_GENERATIONS),
};

/** `NAME=value` as the database stores it; null for anything but a shared setting. Throws BadSetting. */
export function readAssignment(text: string): { name: string; value: string } | null {
  const [, name = '', given = ''] = /^([A-Z_]+)=(.*)$/s.exec(text) ?? [];
  const setting = SHARED_SETTINGS[name];
  if (!setting) return null;
  const { success, data, error } = setting.schema.safeParse(given.trim());
  if (!success || given.trim() === '') {
    const reason = error?.issues[0]?.message ?? 'it is empty';
    throw new BadSetting(`The setting ${name} cannot be used: ${reason}.`);
  }
  return { name, value: String(data) };
}
