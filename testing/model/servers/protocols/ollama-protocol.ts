import { z } from 'zod';
import { readModelPhoto } from '../model-photo.ts';
import type { PromptPart } from '../model-request.ts';
import { type FinishedAnswer, inPieces, type Protocol } from '../protocol.ts';
import { readOllamaFacts } from './read-ollama-facts.ts';

const bodySchema = z.looseObject({
  model: z.string(),
  messages: z
    .array(
      z.looseObject({
        role: z.string(),
        content: z.string().default(''),
        images: z.array(z.string()).nullish(),
      }),
    )
    .min(1),
  // Ollama streams unless the request turns it off.
  stream: z.boolean().nullish(),
  format: z.union([z.literal('json'), z.literal(''), z.record(z.string(), z.unknown())]).nullish(),
  think: z.union([z.boolean(), z.enum(['low', 'medium', 'high'])]).nullish(),
  options: z
    .looseObject({ num_ctx: z.number().nullish(), num_predict: z.number().nullish() })
    .nullish(),
});

/** Ollama's own API: a line of JSON for each piece, the last with counts and the reason of the end. */
export const ollamaProtocol: Protocol = {
  name: 'ollama',
  streamType: 'application/x-ndjson',
  isQuestion: ({ method, path }) => method === 'POST' && path === '/api/chat',
  readQuestion: ({ body }) => {
    const asked = bodySchema.parse(body);
    const predict = asked.options?.num_predict ?? -1;
    return {
      model: asked.model,
      parts: asked.messages.flatMap(({ role, content, images }): PromptPart[] => [
        { role, text: content },
        // The API takes no media type: it reads the bytes.
        ...(images ?? []).map((image) => ({
          role,
          text: '',
          photo: readModelPhoto(image, 'image/*'),
        })),
      ]),
      jsonMode: !asked.format ? 'none' : asked.format === 'json' ? 'object' : 'schema',
      schema: typeof asked.format === 'object' ? asked.format : undefined,
      answerTool: null,
      isStreamed: asked.stream ?? true,
      wantsUsage: true,
      maxOutputTokens: predict > 0 ? predict : null,
      think: asked.think ?? undefined,
      contextTokens: asked.options?.num_ctx ?? null,
    };
  },
  readFacts: readOllamaFacts,
  whole: (answer, { model }) => ({
    ...buildPiece(model, answer.text, answer.reasoning),
    ...buildEnd(answer),
  }),
  streamed: (answer, { model }) =>
    [
      ...inPieces(answer.reasoning ?? '').map((piece) => buildPiece(model, '', piece)),
      ...inPieces(answer.text).map((piece) => buildPiece(model, piece)),
      { ...buildPiece(model, ''), ...buildEnd(answer) },
    ].map((piece) => `${JSON.stringify(piece)}\n`),
  failed: ({ message }) => ({ error: message }),
  failedMidway: ({ message }) => `${JSON.stringify({ error: message })}\n`,
};

function buildPiece(model: string, content: string, thinking?: string): object {
  return {
    model,
    created_at: new Date().toISOString(),
    message: { role: 'assistant', content, ...(thinking ? { thinking } : {}) },
    done: false,
  };
}

const NANOSECONDS = 1_000_000_000;

function buildEnd({ finish, usage, secondsWriting = 0 }: FinishedAnswer): object {
  return {
    done: true,
    done_reason: finish === 'length' ? 'length' : 'stop',
    total_duration: Math.round(secondsWriting * NANOSECONDS) + 2,
    load_duration: 1,
    prompt_eval_count: usage.input,
    prompt_eval_duration: 1,
    eval_count: usage.output,
    eval_duration: Math.round(secondsWriting * NANOSECONDS),
  };
}
