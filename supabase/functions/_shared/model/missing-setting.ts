import type { Provider } from './gateway/provider-defaults.ts';

/** A model and its server. */
export interface ModelAddress {
  provider: Provider;
  model?: string | undefined;
  apiKey?: string | undefined;
  /** Address of the model server where it is not the provider's own, such as LM Studio's. */
  baseUrl?: string | undefined;
}

const KEY_NAME: Partial<Record<Provider, string>> = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
};

/** The name of a missing setting that the provider requires; null when none is missing. */
export function missingSetting(settings: ModelAddress): string | null {
  const { provider, model, apiKey, baseUrl } = settings;
  const keyName = KEY_NAME[provider];
  if (keyName && !apiKey) return keyName;
  if (!model) return 'AI_MODEL';
  return provider === 'openai-compatible' && !baseUrl ? 'AI_BASE_URL' : null;
}
