import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { analystEnvironmentSchema } from '../supabase/functions/_shared/function-settings.ts';
import { PROJECT_FOLDER } from './project-folder.ts';
import { BadSetting } from './bad-setting.ts';
import { environmentSchema, readSettings } from './settings.ts';

const example = parseEnv(readFileSync(join(PROJECT_FOLDER, '.env.example'), 'utf8'));

describe('settings', () => {
  it('are those of the architecture when none is given', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(PROJECT_FOLDER, '.data'),
      appDir: join(PROJECT_FOLDER, 'dist'),
      publicUrl: null,
      mail: null,
      hasMailbox: true,
      analyst: { name: 'builtin' },
      allowance: { analyses: 500, generations: 100 },
      storagePlace: null,
      storageQuota: null,
      storageQuotaPerPerson: 20 * 1024 ** 3,
    });
  });

  it('let sixty people behind one address ask for three links each', () => {
    expect(readSettings({}).rateLimits.otpPerHour).toBeGreaterThanOrEqual(60 * 3);
  });

  it('are all listed in .env.example, which gives the defaults', () => {
    const known = [
      ...Object.keys(environmentSchema.shape),
      ...Object.keys(analystEnvironmentSchema.shape),
    ];
    expect(Object.keys(example).sort()).toEqual(known.sort());
    const own = { analyst: null, makeEnvironment: null, given: [] };
    expect({ ...readSettings(example), ...own }).toEqual({ ...readSettings({}), ...own });
  });

  it.each([
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5' }, 'OPENAI_API_KEY'],
    [{ AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'k' }, 'AI_MODEL'],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'gemini', OPENAI_API_KEY: 'k' },
      'GOOGLE_GENERATIVE_AI_API_KEY',
    ],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL'],
    [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL'],
  ])('stop a start whose provider lacks what it needs, in one line: %o', (environment, missing) => {
    const read = () => readSettings(environment);
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(
      `The setting ${missing} is missing: AI_PROVIDER is ${environment.AI_PROVIDER}.`,
    );
  });

  it('say what the model costs and how many photos are worth sending at a time', () => {
    expect(readSettings({})).toMatchObject({ analystPrice: null, analystAtOnce: 4 });
    const ollama = { AI_PROVIDER: 'ollama', AI_MODEL: 'qwen3-vl' };
    expect(readSettings(ollama)).toMatchObject({ analystPrice: null, analystAtOnce: 2 });
    expect(
      readSettings({
        ...ollama,
        AI_CONCURRENCY: '3',
        AI_PRICE_IN: '0.4',
        AI_PRICE_CURRENCY: 'EUR',
      }),
    ).toMatchObject({ analystPrice: { in: 0.4, out: 0, currency: 'EUR' }, analystAtOnce: 5 });
    const cloud = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-5-mini', OPENAI_API_KEY: 'a key' };
    expect(readSettings(cloud)).toMatchObject({ analystAtOnce: 6 });
  });

  it('resolve folders from the project, and keep absolute ones', () => {
    expect(readSettings({ DATA_DIR: 'über data' }).dataDir).toBe(join(PROJECT_FOLDER, 'über data'));
    expect(readSettings({ DATA_DIR: '/srv/p' }).dataDir).toBe('/srv/p');
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '192.168.1.5' }, 'HOST is 192.168.1.5'],
    [{ PUBLIC_URL: 'https://r.example.com' }, 'PUBLIC_URL is https://r.example.com'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is true'],
  ])(
    'stop a start that others reach and that has no mail server: %o @settings-1',
    (environment, reason) => {
      const read = () => readSettings(environment);
      expect(read).toThrow(BadSetting);
      expect(read).toThrow(
        `The setting SMTP_URL is missing: ${reason}, so others reach this host, and their sign-in links must be mailed.`,
      );
      expect(() =>
        readSettings({ ...environment, SMTP_URL: 'smtps://m.example.com' }),
      ).not.toThrow();
    },
  );

  it('need no mail server for a host of this machine alone', () => {
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) {
      expect(readSettings({ HOST, PUBLIC_URL: 'http://localhost:8080' }).mail).toBe(null);
    }
  });

  it('send mail in the name of the public address', () => {
    const smtp = {
      SMTP_URL: 'smtps://u:p@mail.example.com:465',
      PUBLIC_URL: 'https://r.example.com',
    };
    expect(readSettings(smtp).mail?.from).toBe('Plumbline <no-reply@r.example.com>');
    expect(readSettings({ ...smtp, MAIL_FROM: 'a@b.example' }).mail?.from).toBe('a@b.example');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'reports.example.com'],
    ['PUBLIC_URL', 'https://example.com/reports'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['STORAGE_QUOTA_MB', '-1'],
    ['STORAGE_QUOTA_MB', '0'],
    ['RATE_LIMIT_OTP_PER_HOUR', '1.5'],
    ['TRUST_PROXY', 'maybe'],
    ['MAILBOX', 'closed'],
    ['AI_PROVIDER', 'magic'],
    ['AI_BASE_URL', 'localhost'],
    ['AI_DAILY_ANALYSES', 'many'],
    ['AI_CONCURRENCY', '0'],
    ['AI_PHOTO_TIMEOUT_SECONDS', 'long'],
    ['AI_CONTEXT', '100'],
    ['AI_IMAGE_PX', '20'],
    ['AI_PRICE_IN', '-1'],
    ['AI_PRICE_CURRENCY', 'dollars'],
  ])('stop the start when %s is %s, in one line that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(BadSetting);
    expect(read).toThrow(new RegExp(`^The setting ${name} cannot be used: [^\\n]+\\.$`));
  });
});
