import { z } from 'zod';
import { readModelPhoto } from '../model-photo.ts';
import type { Answer, Failure } from '../model-reply.ts';
import type { ModelRequest, PromptPart } from '../model-request.ts';
import { type FinishedAnswer, inPieces, type Protocol } from '../protocol.ts';
import type { ServerKind } from '../server-kind.ts';
import { readOpenaiFacts } from './read-openai-facts.ts';
import { strictSchemaFault } from './strict-schema-fault.ts';

const partSchema = z.union([
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({ type: z.literal('image_url'), image_url: z.looseObject({ url: z.string() }) }),
]);
const bodySchema = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(partSchema)]) }))
    .min(1),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().nullish() }).nullish(),
  response_format: z
    .looseObject({
      type: z.enum(['text', 'json_object', 'json_schema']),
      json_schema: z
        .looseObject({ schema: z.unknown().optional(), strict: z.boolean().nullish() })
        .nullish(),
    })
    .nullish(),
  max_tokens: z.number().nullish(),
  max_completion_tokens: z.number().nullish(),
});
const JSON_MODES = { text: 'none', json_object: 'object', json_schema: 'schema' } as const;

/** OpenAI's chat completions, as OpenAI and all who follow it speak them. */
export const openaiProtocol: Protocol = {
  name: 'openai',
  streamType: 'text/event-stream',
  isQuestion: ({ method, path }) => method === 'POST' && path === '/v1/chat/completions',
  readQuestion: ({ body }) => {
    const asked = bodySchema.parse(body);
    return {
      model: asked.model,
      parts: asked.messages.flatMap(listParts),
      jsonMode: JSON_MODES[asked.response_format?.type ?? 'text'],
      schema: asked.response_format?.json_schema?.schema,
      answerTool: null,
      isStreamed: asked.stream ?? false,
      wantsUsage: asked.stream_options?.include_usage ?? false,
      maxOutputTokens: asked.max_completion_tokens ?? asked.max_tokens ?? null,
      think: undefined,
      contextTokens: null,
    };
  },
  objectionTo,
  readFacts: readOpenaiFacts,
  whole: (answer, request) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', ...wholeMessage(answer, request) },
        finish_reason: finishReason(answer),
      },
    ],
    usage: buildUsage(answer),
  }),
  streamed,
  failed: (failure, kind) => failureBody(failure, kind),
  failedMidway: (failure, kind) => frame(failureBody(failure, kind)),
};

function listParts({
  role,
  content,
}: z.infer<typeof bodySchema>['messages'][number]): PromptPart[] {
  if (typeof content === 'string') return [{ role, text: content }];
  return content.map((part): PromptPart => {
    if (part.type === 'text') return { role, text: part.text };
    const [, mediaType = '', base64] =
      /^data:([^;,]+);base64,(.*)$/s.exec(part.image_url.url) ?? [];
    return base64 === undefined
      ? { role, text: part.image_url.url }
      : { role, text: '', photo: readModelPhoto(base64, mediaType) };
  });
}

/** OpenAI and DeepSeek want the word in the prompt, else the model may write blanks for ever. */
function objectionTo(request: ModelRequest): Failure | null {
  const { kind, jsonMode } = request;
  const invalid = { status: 400, type: 'invalid_request_error' };
  if (jsonMode === 'object' && !/json/i.test(request.text)) {
    if (kind === 'openai') {
      return {
        ...invalid,
        message:
          "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
        param: 'messages',
      };
    }
    if (kind === 'deepseek') {
      return {
        ...invalid,
        code: 'invalid_request_error',
        message:
          "Prompt must contain the word 'json' in some form to use 'response_format' of type 'json_object'.",
      };
    }
  }
  const fault = kind === 'openai' && jsonMode === 'schema' && strictSchemaFault(request.schema);
  return fault
    ? {
        ...invalid,
        message: `Invalid schema for response_format 'response': ${fault}`,
        param: 'response_format',
      }
    : null;
}

/** The field for thoughts; OpenAI itself shows none. */
const REASONING_FIELD: Partial<Record<ServerKind, string>> = {
  deepseek: 'reasoning_content',
  'llama.cpp': 'reasoning_content',
  'lm-studio': 'reasoning_content',
  vllm: 'reasoning',
  ollama: 'reasoning',
};

function buildReasoning(text: string | undefined, kind: ServerKind): Record<string, string> {
  const field = REASONING_FIELD[kind];
  return field && text ? { [field]: text } : {};
}

/** Only OpenAI has a field for a refusal; others let the model say it. */
function isRefusedInField({ finish }: Answer, kind: ServerKind): boolean {
  return finish === 'refused' && kind === 'openai';
}

function wholeMessage(answer: FinishedAnswer, { kind }: ModelRequest): object {
  return isRefusedInField(answer, kind)
    ? { content: null, refusal: answer.text }
    : { content: answer.text, ...buildReasoning(answer.reasoning, kind) };
}

function finishReason({ finish }: Answer): string {
  if (finish === 'filtered') return 'content_filter';
  return finish === 'length' ? 'length' : 'stop';
}

function streamed(answer: FinishedAnswer, request: ModelRequest): string[] {
  const { kind, model, wantsUsage } = request;
  const textField = isRefusedInField(answer, kind) ? 'refusal' : 'content';
  const chunk = (choices: object[], rest: object = wantsUsage ? { usage: null } : {}) =>
    frame({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: 1_700_000_000,
      model,
      choices,
      ...rest,
    });
  const delta = (fields: object, finish: string | null = null) =>
    chunk([{ index: 0, delta: fields, finish_reason: finish }]);
  return [
    delta({ role: 'assistant', content: '' }),
    ...inPieces(REASONING_FIELD[kind] ? (answer.reasoning ?? '') : '').map((piece) =>
      delta(buildReasoning(piece, kind)),
    ),
    ...inPieces(answer.text).map((piece) => delta({ [textField]: piece })),
    delta({}, finishReason(answer)),
    ...(wantsUsage ? [chunk([], { usage: buildUsage(answer) })] : []),
    'data: [DONE]\n\n',
  ];
}

function frame(body: unknown): string {
  return `data: ${JSON.stringify(body)}\n\n`;
}

function buildUsage({ usage }: FinishedAnswer): object {
  return {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
    prompt_tokens_details: { cached_tokens: usage.cached },
    completion_tokens_details: { reasoning_tokens: usage.reasoning },
  };
}

function failureBody(failure: Failure, kind: ServerKind): object {
  const { status, message, type = 'invalid_request_error', code = null, param = null } = failure;
  switch (kind) {
    case 'lm-studio':
      return { error: message };
    case 'llama.cpp':
      return { error: { code: status, message, type, ...failure.beside } };
    case 'vllm':
      return { error: { message, type, param, code: status } };
    default:
      return { error: { message, type, param, code } };
  }
}
