import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import type { Asking } from '../ask-model.ts';
import { loadModel } from '../load-model.ts';
import { spoken } from '../scripted-model.fixture.ts';

type Options = Parameters<MockLanguageModelV4['doStream']>[0];

/** A question as a reading model sees it. */
export interface Seen {
  /** All texts of the prompt, one after the other. */
  prompt: string;
  /** The first user message's data. */
  material: Record<string, unknown>;
}

export interface ReadingModel {
  asking: Asking;
  seen: Seen[];
}

/** A model that answers as `reply` says, and refuses what is beyond its context, as servers do. */
export async function readingModel(
  reply: (seen: Seen, index: number) => unknown,
  { contextTokens = 100_000, refusesBeyond = 0, judges = false } = {},
): Promise<ReadingModel> {
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
    if (countTokens(prompt) + countTokens(text) > (refusesBeyond || contextTokens))
      throw contextTooLong();
    return text;
  };
  const language: MockLanguageModelV4 = new MockLanguageModelV4({
    doStream: (options) => Promise.resolve().then(() => spoken(answer(options))()),
  });
  const settings = { provider: 'openai', model: 'reading', contextTokens, judges } as const;
  return { asking: { model: await loadModel(settings, language), work: makeWork() }, seen };
}

/** Counts as models do, not as our estimate does: pieces of words, each figure and mark, each Japanese character. */
export function countTokens(text: string): number {
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
