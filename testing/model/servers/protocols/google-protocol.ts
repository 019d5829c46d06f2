import { z } from 'zod';
import { readModelPhoto } from '../model-photo.ts';
import type { Failure } from '../model-reply.ts';
import type { ModelRequest, PromptPart } from '../model-request.ts';
import { type FinishedAnswer, inPieces, type Protocol } from '../protocol.ts';

const partSchema = z.looseObject({
  text: z.string().nullish(),
  inlineData: z.looseObject({ mimeType: z.string(), data: z.string() }).nullish(),
});
const contentSchema = z.looseObject({ role: z.string().nullish(), parts: z.array(partSchema) });
const bodySchema = z.looseObject({
  contents: z.array(contentSchema).min(1),
  systemInstruction: contentSchema.nullish(),
  generationConfig: z
    .looseObject({
      responseMimeType: z.string().nullish(),
      responseJsonSchema: z.unknown().optional(),
      responseSchema: z.unknown().optional(),
      maxOutputTokens: z.number().nullish(),
    })
    .nullish(),
});
const QUESTION = /^\/v1beta\/models\/([^/:]+):(generateContent|streamGenerateContent)$/;

/** Google's Gemini API. */
export const googleProtocol: Protocol = {
  name: 'google',
  streamType: 'text/event-stream',
  isQuestion: ({ method, path }) => method === 'POST' && QUESTION.test(path),
  readQuestion: ({ path, body }) => {
    const asked = bodySchema.parse(body);
    const config = asked.generationConfig;
    const schema = config?.responseJsonSchema ?? config?.responseSchema;
    const [, model = '', call] = QUESTION.exec(path) ?? [];
    return {
      model,
      parts: [
        ...listParts('system', asked.systemInstruction?.parts ?? []),
        ...asked.contents.flatMap(({ role, parts }) => listParts(role ?? 'user', parts)),
      ],
      jsonMode: findJsonMode(config?.responseMimeType, schema),
      schema,
      answerTool: null,
      isStreamed: call === 'streamGenerateContent',
      wantsUsage: true,
      maxOutputTokens: config?.maxOutputTokens ?? null,
      think: undefined,
      contextTokens: null,
    };
  },
  readFacts: ({ method, path }, models) =>
    method === 'GET' && path === '/v1beta/models'
      ? {
          models: models.map(({ name, contextTokens }) => ({
            name: `models/${name}`,
            inputTokenLimit: contextTokens,
            supportedGenerationMethods: ['generateContent'],
          })),
        }
      : undefined,
  whole: (answer, request) =>
    answer.finish === 'refused'
      ? blocked(answer, request)
      : buildChunk(buildParts(answer), finishReason(answer), answer, request),
  streamed,
  failed: failureBody,
  failedMidway: (failure) => frame(failureBody(failure)),
};

function findJsonMode(mimeType: string | null | undefined, schema: unknown) {
  if (mimeType !== 'application/json') return 'none';
  return schema === undefined ? 'object' : 'schema';
}

function listParts(role: string, parts: z.infer<typeof partSchema>[]): PromptPart[] {
  return parts.map(({ text, inlineData }) => ({
    role,
    text: text ?? '',
    ...(inlineData && { photo: readModelPhoto(inlineData.data, inlineData.mimeType) }),
  }));
}

function buildParts({ text, reasoning, finish }: FinishedAnswer): object[] {
  if (finish === 'filtered') return [];
  return [
    ...(reasoning ? [{ text: reasoning, thought: true }] : []),
    ...(text === '' ? [] : [{ text }]),
  ];
}

function finishReason({ finish }: FinishedAnswer): string {
  if (finish === 'filtered') return 'SAFETY';
  return finish === 'length' ? 'MAX_TOKENS' : 'STOP';
}

function streamed(answer: FinishedAnswer, request: ModelRequest): string[] {
  if (answer.finish === 'refused') return [frame(blocked(answer, request))];
  const pieces = buildParts(answer).flatMap((part) => {
    const { text, ...rest } = part as { text: string };
    return inPieces(text, 80).map((piece) => ({ text: piece, ...rest }));
  });
  return [
    ...pieces.map((piece) => frame(buildChunk([piece], undefined, answer, request))),
    frame(
      buildChunk(
        answer.finish === 'filtered' ? [] : [{ text: '' }],
        finishReason(answer),
        answer,
        request,
      ),
    ),
  ];
}

function buildChunk(
  parts: object[],
  finish: string | undefined,
  { usage }: FinishedAnswer,
  { model }: ModelRequest,
): object {
  return {
    candidates: [
      {
        ...(parts.length > 0 && { content: { parts, role: 'model' } }),
        ...(finish && { finishReason: finish }),
        index: 0,
      },
    ],
    usageMetadata: {
      ...inputUsage(usage),
      candidatesTokenCount: usage.output - usage.reasoning,
      ...(usage.reasoning > 0 && { thoughtsTokenCount: usage.reasoning }),
      totalTokenCount: usage.input + usage.output,
    },
    modelVersion: model,
    responseId: 'response-1',
  };
}

function blocked({ usage }: FinishedAnswer, { model }: ModelRequest): object {
  return {
    promptFeedback: { blockReason: 'PROHIBITED_CONTENT' },
    usageMetadata: { ...inputUsage(usage), totalTokenCount: usage.input },
    modelVersion: model,
    responseId: 'response-1',
  };
}

function inputUsage(usage: FinishedAnswer['usage']): object {
  return {
    promptTokenCount: usage.input,
    ...(usage.cached > 0 && { cachedContentTokenCount: usage.cached }),
  };
}

function frame(body: object): string {
  return `data: ${JSON.stringify(body)}\r\n\r\n`;
}

function failureBody({ status, message, type = 'INVALID_ARGUMENT', details }: Failure): object {
  return { error: { code: status, message, status: type, ...(details && { details }) } };
}
