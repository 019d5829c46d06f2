import type { ModelChoice } from './model-choice.ts';

/** The providers' own servers, used unless an address is given. */
const OWN_SERVERS: Record<ModelChoice['provider'], string> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
  ollama: '127.0.0.1:11434',
  'openai-compatible': '',
};

/** The server that photos go to, as its address names it, without a path or a key; '' for none. */
export function modelServer({ provider, baseUrl }: Partial<ModelChoice>): string {
  if (baseUrl !== undefined) return new URL(baseUrl).host;
  return provider === undefined ? '' : OWN_SERVERS[provider];
}
