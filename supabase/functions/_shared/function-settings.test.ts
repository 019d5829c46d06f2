import { describe, expect, it } from 'vitest';
import { analystFromEnvironment, settingsFromEnvironment } from './function-settings.ts';

describe('the environment', () => {
  it('asks for the built-in analyst when it names none', () => {
    const { analyst, allowance } = analystFromEnvironment({ AI_PROVIDER: ' ', AI_MODEL: '' });
    expect(analyst.name).toBe('builtin');
    expect(allowance).toEqual({ analyses: 500, generations: 100 });
  });

  it('names the model that answers, and sets the allowance', () => {
    const { analyst, allowance } = analystFromEnvironment({
      AI_PROVIDER: 'anthropic',
      AI_MODEL: 'some-model',
      AI_DAILY_ANALYSES: '20',
      AI_DAILY_GENERATIONS: '0',
    });
    expect(analyst.name).toBe('some-model');
    expect(allowance).toEqual({ analyses: 20, generations: 0 });
  });

  it.each([
    { AI_PROVIDER: 'openapi' },
    { AI_BASE_URL: 'file:///etc/passwd' },
    { AI_DAILY_ANALYSES: 'many' },
    { AI_DAILY_ANALYSES: '-1' },
    { AI_TIMEOUT_SECONDS: '0' },
  ])('is refused with %j', (environment) => {
    expect(() => analystFromEnvironment(environment)).toThrow();
  });

  it('of an Edge Function names its Supabase', () => {
    expect(
      settingsFromEnvironment({ SUPABASE_URL: 'http://kong:8000', SUPABASE_ANON_KEY: 'key' }),
    ).toMatchObject({ supabaseUrl: 'http://kong:8000', publishableKey: 'key' });
    expect(
      settingsFromEnvironment({
        SUPABASE_URL: 'https://x.supabase.co',
        SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","mobile":"sb_publishable_2"}',
        SUPABASE_ANON_KEY: 'legacy',
      }),
    ).toMatchObject({ publishableKey: 'sb_publishable_1' });
    expect(() => settingsFromEnvironment({ SUPABASE_ANON_KEY: 'key' })).toThrow();
  });
});
