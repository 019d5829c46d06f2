import {
  extractJsonMiddleware,
  extractReasoningMiddleware,
  type LanguageModel,
  wrapLanguageModel,
} from 'ai';
import { fetchAnswer } from './fetch-answer.ts';
import type { Provider } from './provider-defaults.ts';

export interface ProviderSettings {
  provider: Provider;
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  contextTokens: number;
  fetch: typeof fetch | undefined;
}

type RawModel = Parameters<typeof wrapLanguageModel>[0]['model'];

/** Creates a provider's model with its own library, loaded on first use, so that a host without a model loads none. */
export async function loadProvider(settings: ProviderSettings): Promise<RawModel> {
  const { provider, model, apiKey, baseUrl, fetch, contextTokens } = settings;
  const options = {
    ...(apiKey && { apiKey }),
    ...(baseUrl && { baseURL: baseUrl }),
    fetch: fetchAnswer(fetch),
  };
  switch (provider) {
    case 'openai':
      // The chat protocol, which by default stores nothing at the provider.
      return (await import('@ai-sdk/openai')).createOpenAI(options).chat(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options)(model);
    case 'ollama': {
      const { ollamaModel } = await import('./ollama-model.ts');
      return ollamaModel({ model, apiKey, baseUrl, contextTokens, fetch });
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...options,
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        supportsStructuredOutputs: true,
        includeUsage: true,
        transformRequestBody: withoutUsageIfSaid,
        metadataExtractor: refusalExtractor,
      })(model);
    }
  }
}

/** The same model with thoughts and code fences separated from its answer. */
export function withCleanText(model: RawModel): LanguageModel {
  return wrapLanguageModel({
    model,
    middleware: [
      extractJsonMiddleware(),
      extractReasoningMiddleware({ tagName: 'think' }),
      extractReasoningMiddleware({ tagName: 'thinking' }),
    ],
  });
}

/** For `providerOptions`: the compatible provider otherwise always requests usage, or never. */
export const WITHOUT_USAGE = { openaiCompatible: { withoutUsage: true } };

function withoutUsageIfSaid({ withoutUsage, ...body }: Record<string, unknown>) {
  return withoutUsage ? { ...body, stream_options: undefined } : body;
}

/** The compatible provider drops the protocol's `refusal`, which would look like an empty answer. */
const refusalExtractor = {
  extractMetadata: ({ parsedBody }: { parsedBody: unknown }) =>
    Promise.resolve(hasRefusal(parsedBody) ? REFUSAL : undefined),
  createStreamExtractor: () => {
    let isRefusal = false;
    return {
      processChunk: (chunk: unknown) => {
        isRefusal ||= hasRefusal(chunk);
      },
      buildMetadata: () => (isRefusal ? REFUSAL : undefined),
    };
  },
};

const REFUSAL = { 'openai-compatible': { refusal: true } };

function hasRefusal(body: unknown): boolean {
  const { choices } = body as { choices?: { message?: Spoken; delta?: Spoken }[] };
  const spoken = choices?.[0]?.delta ?? choices?.[0]?.message;
  return typeof spoken?.refusal === 'string' && spoken.refusal !== '';
}

interface Spoken {
  refusal?: unknown;
}
