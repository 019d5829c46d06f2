import type { Provider } from './gateway/provider-defaults.ts';

/** Which model is asked, and where. */
export interface ModelAddress {
  provider: Provider;
  model?: string | undefined;
  apiKey?: string | undefined;
  /** Address of the model server where it is not the provider's own, e.g. LM Studio's. */
  baseUrl?: string | undefined;
}

const KEY_NAME: Partial<Record<Provider, string>> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
};

/** The name of a setting that a provider cannot do without and that is not given; null when all are. */
export function missingSetting(settings: ModelAddress): string | null {
  const { provider, model, apiKey, baseUrl } = settings;
  const keyName = KEY_NAME[provider];
  if (keyName && !apiKey) return keyName;
  if (!model) return 'AI_MODEL';
  return provider === 'openai-compatible' && !baseUrl ? 'AI_BASE_URL' : null;
}
