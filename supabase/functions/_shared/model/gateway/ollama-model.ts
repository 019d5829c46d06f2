import { APICallError, wrapLanguageModel } from 'ai';
import { createOllama } from 'ai-sdk-ollama';
import { fetchAnswer } from './fetch-answer.ts';

interface OllamaSettings {
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
  contextTokens: number;
  fetch: typeof fetch | undefined;
}

const USUAL_ADDRESS = 'http://127.0.0.1:11434';
/** Covers the time between two photos of a report; reloading the model takes up to a minute. */
const KEEP_ALIVE = '15m';
const MAX_SAID = 500;

/**
 * A model by Ollama's own protocol, which can set its context and switch thinking off. The library
 * never aborts a request and drops an error's status, so each request gets a fetch that does both.
 */
export function ollamaModel(settings: OllamaSettings) {
  return wrapLanguageModel({
    model: asking(settings, undefined),
    middleware: {
      specificationVersion: 'v4',
      wrapStream: ({ params }) => asking(settings, params.abortSignal).doStream(params),
    },
  });
}

function asking(settings: OllamaSettings, signal: AbortSignal | undefined) {
  const { model, apiKey, baseUrl, contextTokens } = settings;
  const ollama = createOllama({
    baseURL: ownAddress(baseUrl ?? USUAL_ADDRESS),
    ...(apiKey && { apiKey }),
    fetch: mendedFetch(fetchAnswer(settings.fetch), signal),
  });
  return ollama(model, { keep_alive: KEEP_ALIVE, options: { num_ctx: contextTokens } });
}

/** People know its address by the compatible endpoint, `…/v1`. */
function ownAddress(url: string): string {
  return url.replace(/\/(?:v1|api)?\/*$/, '');
}

function mendedFetch(ask: typeof fetch, signal: AbortSignal | undefined): typeof fetch {
  return async (input, init) => {
    const signals = [signal, init?.signal].filter((given) => given instanceof AbortSignal);
    const response = await ask(input, { ...init, signal: AbortSignal.any(signals) });
    if (response.ok) return response;
    const responseBody = await response.text();
    throw new APICallError({
      message: responseBody.slice(0, MAX_SAID),
      url: String(input instanceof Request ? input.url : input),
      requestBodyValues: {},
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
      responseBody,
    });
  };
}
