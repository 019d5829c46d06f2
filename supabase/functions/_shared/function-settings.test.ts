import { describe, expect, it } from 'vitest';
import {
  analystEnvironmentSchema,
  analystFromEnvironment,
  analystSettings,
  settingsFromEnvironment,
} from './function-settings.ts';

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

  it('says how large a photo the model is sent', () => {
    const edge = (environment: Record<string, string>) =>
      analystFromEnvironment({ AI_MODEL: 'm', ...environment }).analyst.photoEdge;
    expect(edge({ AI_PROVIDER: 'ollama' })).toBe(1280);
    expect(edge({ AI_PROVIDER: 'google' })).toBe(null);
    expect(edge({ AI_PROVIDER: 'google', AI_IMAGE_PX: '800' })).toBe(800);
    expect(edge({})).toBe(null);
  });

  it('gives each task its time, and Ollama its context', () => {
    const settings = (environment: Record<string, string>) =>
      analystSettings(analystEnvironmentSchema.parse(environment));
    expect(
      settings({
        AI_PROVIDER: 'ollama',
        AI_TIMEOUT_SECONDS: '300',
        AI_SECTIONS_TIMEOUT_SECONDS: '900',
        AI_CONTEXT: '32768',
        AI_PATIENCE_SECONDS: '60',
      }),
    ).toMatchObject({
      timeoutMs: 300_000,
      photoTimeoutMs: undefined,
      sectionsTimeoutMs: 900_000,
      contextTokens: 32_768,
      patienceMs: 60_000,
    });
  });

  it('takes the key of the provider that it names, and no other', () => {
    const keys = { OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a', GOOGLE_GENERATIVE_AI_API_KEY: 'g' };
    for (const [provider, apiKey] of [
      ['openai', 'o'],
      ['anthropic', 'a'],
      ['google', 'g'],
      ['ollama', undefined],
      ['openai-compatible', undefined],
    ]) {
      const env = analystEnvironmentSchema.parse({ ...keys, AI_PROVIDER: provider });
      expect(analystSettings(env).apiKey).toBe(apiKey);
    }
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
