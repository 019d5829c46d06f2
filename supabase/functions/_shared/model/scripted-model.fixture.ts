import { convertArrayToReadableStream, MockLanguageModelV4 } from 'ai/test';

type DoStream = MockLanguageModelV4['doStream'];
type Streamed = Awaited<ReturnType<DoStream>>;
type Part = Streamed['stream'] extends ReadableStream<infer P> ? P : never;
type Reason = 'stop' | 'length' | 'content-filter' | 'other';

/** A model's response to one question: an answer (an object as JSON), a failure, or a scripted act. */
export type Step =
  object | string | Error | Streamed | ((signal: AbortSignal) => Promise<Streamed>);

/** A model that takes one step a question, and the last for all further ones. */
export function scriptedModel(...steps: Step[]): MockLanguageModelV4 {
  let call = 0;
  return new MockLanguageModelV4({
    doStream: async ({ abortSignal }) => {
      const step = steps[Math.min(call, steps.length - 1)] ?? '';
      call += 1;
      if (step instanceof Error) throw step;
      if (typeof step === 'function') {
        return (step as (signal?: AbortSignal) => Promise<Streamed>)(abortSignal);
      }
      return spoken(typeof step === 'string' ? step : JSON.stringify(step))();
    },
  });
}

/** Answers with this text, after these thoughts. */
export function spoken(text: string, reason: Reason = 'stop', thoughts = '') {
  return () =>
    Promise.resolve({ stream: convertArrayToReadableStream(buildParts(text, reason, thoughts)) });
}

export function buildParts(text: string, reason: Reason = 'stop', thoughts = ''): Part[] {
  const said = (kind: 'text' | 'reasoning', delta: string): Part[] =>
    delta === ''
      ? []
      : [
          { type: `${kind}-start`, id: kind },
          { type: `${kind}-delta`, id: kind, delta },
          { type: `${kind}-end`, id: kind },
        ];
  return [
    { type: 'stream-start', warnings: [] },
    ...said('reasoning', thoughts),
    ...said('text', text),
    {
      type: 'finish',
      finishReason: { unified: reason, raw: reason },
      usage: {
        inputTokens: { total: 1000, noCache: 1000, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 50, text: 50, reasoning: 0 },
      },
    },
  ];
}
