import type { ModelChoice } from './model-choice.ts';

/** The providers' own servers, used when no address is given. */
const OWN_SERVERS: Record<ModelChoice['provider'], string> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
  ollama: '127.0.0.1:11434',
  'openai-compatible': '',
};

/** The host that photos are sent to, without path or key; '' for none. */
export function modelServer({ provider, baseUrl }: Partial<ModelChoice>): string {
  if (baseUrl !== undefined) return new URL(baseUrl).host;
  return provider === undefined ? '' : OWN_SERVERS[provider];
}
