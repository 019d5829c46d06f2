import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelServer } from './model-server.ts';

/** A model of the AI SDK's own provider for this kind of server; Ollama through its OpenAI endpoint. */
export function createTestModel(
  { kind, baseUrl }: ModelServer,
  { model = 'test-model', apiKey = 'test-key' } = {},
): LanguageModel {
  const settings = { baseURL: baseUrl, apiKey };
  switch (kind) {
    case 'openai':
      return createOpenAI(settings).chat(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    default:
      return createOpenAICompatible({
        name: kind,
        ...settings,
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
  }
}
