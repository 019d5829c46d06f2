import { APICallError } from 'ai';
import { MockLanguageModelV4, simulateReadableStream } from 'ai/test';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import type { Asking } from '../ask-model.ts';
import { modelOf } from '../load-model.ts';

type Options = Parameters<MockLanguageModelV4['doGenerate']>[0];

/** A question as a scripted model sees it. */
export interface Seen {
  /** All texts of the prompt, one after the other. */
  prompt: string;
  /** The first user message's data. */
  material: Record<string, unknown>;
}

export interface ScriptedModel {
  asking: Asking;
  seen: Seen[];
}

/** A model that answers as `reply` says, and refuses what is beyond its context, as servers do. */
export function scriptedModel(
  reply: (seen: Seen, index: number) => unknown,
  { contextTokens = 100_000, refusesBeyond = 0 } = {},
): ScriptedModel {
  const seen: Seen[] = [];
  const answer = (options: Options) => {
    const texts = options.prompt.flatMap(({ content }) =>
      typeof content === 'string'
        ? [content]
        : content.flatMap((part) => ('text' in part ? [part.text] : [])),
    );
    const prompt = texts.join('\n');
    const material = texts.find((text) => text.startsWith('{')) ?? '{}';
    const question = { prompt, material: JSON.parse(material) as Seen['material'] };
    seen.push(question);
    const value = reply(question, seen.length - 1);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (tokensOf(prompt) + tokensOf(text) > (refusesBeyond || contextTokens))
      throw contextTooLong();
    return text;
  };
  const language: MockLanguageModelV4 = new MockLanguageModelV4({
    doGenerate: (options) =>
      Promise.resolve().then(() => ({
        content: [{ type: 'text' as const, text: answer(options) }],
        finishReason: { unified: 'stop' as const, raw: 'stop' },
        usage: USAGE,
        warnings: [],
      })),
    doStream: (options) =>
      Promise.resolve().then(() => ({
        stream: simulateReadableStream({
          chunks: [
            { type: 'stream-start' as const, warnings: [] },
            { type: 'text-start' as const, id: '1' },
            { type: 'text-delta' as const, id: '1', delta: answer(options) },
            { type: 'text-end' as const, id: '1' },
            {
              type: 'finish' as const,
              finishReason: { unified: 'stop' as const, raw: 'stop' },
              usage: USAGE,
            },
          ],
        }),
      })),
  });
  const model = modelOf(language, { provider: 'openai', model: 'scripted', apiKey: 'key' });
  return { asking: { model: { ...model, contextTokens }, work: makeWork() }, seen };
}

/** Counts as models do, not as our estimate does: pieces of words, each figure and mark, each Japanese character. */
export function tokensOf(text: string): number {
  return (
    text.match(/\p{Script=Latin}{1,4}|\d{1,2}|[^\s\p{L}\d]{1,2}|[^\s\p{Script=Latin}\d]/gu) ?? []
  ).length;
}

function contextTooLong(): APICallError {
  return new APICallError({
    message: 'the request exceeds the available context size, try increasing it',
    url: 'http://127.0.0.1/v1/chat/completions',
    requestBodyValues: {},
    statusCode: 400,
    responseBody: JSON.stringify({
      error: {
        code: 400,
        message: 'the request exceeds the available context size, try increasing it',
        type: 'exceed_context_size_error',
      },
    }),
    isRetryable: false,
  });
}

const USAGE = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: 0 },
};
