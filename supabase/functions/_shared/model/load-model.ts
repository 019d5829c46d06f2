import type { LanguageModel } from 'ai';
import { FunctionError } from '../function-error.ts';

export interface ModelSettings {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model?: string | undefined;
  apiKey?: string | undefined;
  /** Where a model is served that is not the provider's own address, e.g. Ollama's. */
  baseUrl?: string | undefined;
  /** For one question with its retries. */
  timeoutMs?: number | undefined;
}

/** What a model is asked for: one photo's row, a report's sections, or a comparison of its rows. */
export type Task = 'photo' | 'sections' | 'review';

/** A model as it can be asked. */
export interface LoadedModel {
  language: LanguageModel;
  /** Tokens that one question and its answer may take together. */
  contextTokens: number;
  /** For one question with its retries. */
  timeoutMs: number;
}

// A model looks at a photo in seconds; an Edge Function must answer within 150 s, asked twice.
const DEFAULT_TIMEOUT_MS = 60_000;
/** Every model of the clouds reads more; one on a person's own machine is given less unless told otherwise. */
const CLOUD_CONTEXT = 100_000;
const LOCAL_CONTEXT = 8192;

/** What the settings say of the model beside its name. */
export function modelOf(language: LanguageModel, settings: ModelSettings): LoadedModel {
  const isLocal = settings.provider === 'openai-compatible';
  return {
    language,
    contextTokens: isLocal ? LOCAL_CONTEXT : CLOUD_CONTEXT,
    timeoutMs: settings.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
}

const KEY_NAME = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'AI_API_KEY',
};

/**
 * The language model that the settings name. Providers are loaded when first used, so that a host
 * without a model carries none of them. Throws `analyst_not_configured` naming what is missing.
 */
export async function loadModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, baseUrl } = settings;
  const model = required(settings.model, 'AI_MODEL', 'no model is named');
  if (provider === 'openai-compatible') {
    const baseURL = required(baseUrl, 'AI_BASE_URL', 'the address of its model is missing');
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({
      name: 'openai-compatible',
      baseURL,
      // A model on one's own machine needs no key.
      ...(settings.apiKey && { apiKey: settings.apiKey }),
      supportsStructuredOutputs: true,
      metadataExtractor: refusalDetector,
    })(model);
  }
  const apiKey = required(settings.apiKey, KEY_NAME[provider], 'its key is missing');
  const options = { apiKey, ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai':
      // The chat protocol, which does not keep what it was sent on the provider's side by default.
      return (await import('@ai-sdk/openai')).createOpenAI(options).chat(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(model);
  }
}

function required(value: string | undefined, name: string, what: string): string {
  if (value) return value;
  throw new FunctionError(
    'analyst_not_configured',
    `The analyst is not set up: ${what}. Ask whoever runs this Plumbline to set ${name} in the function secrets; you can fill in the texts yourself meanwhile.`,
  );
}

/** The compatible provider drops the protocol's `refusal`, which would look like an empty answer. */
const refusalDetector = {
  extractMetadata: ({ parsedBody }: { parsedBody: unknown }) => {
    const body = parsedBody as { choices?: { message?: { refusal?: unknown } }[] } | undefined;
    const refusal = body?.choices?.[0]?.message?.refusal;
    if (typeof refusal === 'string' && refusal !== '') {
      throw new FunctionError('analyst_refused', 'The model refused.');
    }
    return Promise.resolve(undefined);
  },
  createStreamExtractor: () => ({ processChunk: () => undefined, buildMetadata: () => undefined }),
};
