import { z } from 'zod';
import { readModelPhoto } from '../model-photo.ts';
import type { Failure } from '../model-reply.ts';
import type { ModelRequest, PromptPart } from '../model-request.ts';
import { type FinishedAnswer, inPieces, type Protocol } from '../protocol.ts';

const cached = { cache_control: z.unknown().optional() };
const textSchema = z.looseObject({ type: z.literal('text'), text: z.string(), ...cached });
const imageSchema = z.looseObject({
  type: z.literal('image'),
  source: z.looseObject({ type: z.literal('base64'), media_type: z.string(), data: z.string() }),
  ...cached,
});
const partSchema = z.union([textSchema, imageSchema]);
const bodySchema = z.looseObject({
  model: z.string(),
  max_tokens: z.number().int().positive(),
  system: z.union([z.string(), z.array(textSchema)]).nullish(),
  messages: z
    .array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(partSchema)]) }))
    .min(1),
  stream: z.boolean().nullish(),
  tools: z
    .array(z.looseObject({ name: z.string(), input_schema: z.unknown().optional() }))
    .nullish(),
  tool_choice: z.looseObject({ type: z.string() }).nullish(),
  output_config: z
    .looseObject({
      format: z
        .looseObject({ type: z.literal('json_schema'), schema: z.unknown().optional() })
        .nullish(),
    })
    .nullish(),
});

/** Anthropic's messages. */
export const anthropicProtocol: Protocol = {
  name: 'anthropic',
  streamType: 'text/event-stream',
  isQuestion: ({ method, path }) => method === 'POST' && path === '/v1/messages',
  readQuestion: ({ body }) => {
    const asked = bodySchema.parse(body);
    const isForced = asked.tool_choice?.type === 'any' || asked.tool_choice?.type === 'tool';
    const tool = isForced ? asked.tools?.[0] : undefined;
    const schema = asked.output_config?.format?.schema ?? tool?.input_schema;
    return {
      model: asked.model,
      parts: [
        ...listParts('system', asked.system ?? ''),
        ...asked.messages.flatMap(({ role, content }) => listParts(role, content)),
      ],
      jsonMode: schema === undefined ? 'none' : 'schema',
      schema,
      answerTool: tool?.name ?? null,
      isStreamed: asked.stream ?? false,
      wantsUsage: true,
      maxOutputTokens: asked.max_tokens,
      think: undefined,
      contextTokens: null,
    };
  },
  readFacts: ({ method, path }, models) =>
    method === 'GET' && path === '/v1/models'
      ? { data: models.map(({ name }) => ({ type: 'model', id: name })), has_more: false }
      : undefined,
  whole: (answer, request) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: buildBlocks(answer, request).map((block) => block.whole),
    stop_reason: stopReason(answer, request),
    stop_sequence: null,
    usage: { ...inputUsage(answer), output_tokens: answer.usage.output },
  }),
  streamed,
  failed: failureBody,
  failedMidway: (failure) => event('error', failureBody(failure)),
};

function listParts(role: string, content: string | z.infer<typeof partSchema>[]): PromptPart[] {
  if (typeof content === 'string') return content === '' ? [] : [{ role, text: content }];
  return content.map((part) => ({
    role,
    text: part.type === 'text' ? part.text : '',
    ...(part.type === 'image' && {
      photo: readModelPhoto(part.source.data, part.source.media_type),
    }),
    endsCache: Boolean(part.cache_control),
  }));
}

interface Block {
  whole: object;
  /** The block as it begins, and what is added to it piece by piece. */
  empty: object;
  deltas: object[];
}

function buildBlocks({ text, reasoning, finish }: FinishedAnswer, request: ModelRequest): Block[] {
  const blocks: Block[] = [];
  if (reasoning) {
    blocks.push({
      whole: { type: 'thinking', thinking: reasoning, signature: 'c2lnbmVk' },
      empty: { type: 'thinking', thinking: '', signature: '' },
      deltas: [
        ...inPieces(reasoning).map((thinking) => ({ type: 'thinking_delta', thinking })),
        { type: 'signature_delta', signature: 'c2lnbmVk' },
      ],
    });
  }
  const hasText = text !== '' && finish !== 'filtered';
  if (hasText && request.answerTool !== null && finish !== 'refused') {
    const tool = { type: 'tool_use', id: 'toolu_1', name: request.answerTool };
    blocks.push({
      whole: { ...tool, input: parsedOrEmpty(text) },
      empty: { ...tool, input: {} },
      deltas: inPieces(text).map((json) => ({ type: 'input_json_delta', partial_json: json })),
    });
  } else if (hasText) {
    blocks.push({
      whole: { type: 'text', text },
      empty: { type: 'text', text: '' },
      deltas: inPieces(text).map((piece) => ({ type: 'text_delta', text: piece })),
    });
  }
  return blocks;
}

/** A tool call that broke off has no input that could be read. */
function parsedOrEmpty(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

function stopReason({ finish }: FinishedAnswer, { answerTool }: ModelRequest): string {
  if (finish === 'length') return 'max_tokens';
  if (finish === 'refused' || finish === 'filtered') return 'refusal';
  return answerTool === null ? 'end_turn' : 'tool_use';
}

function streamed(answer: FinishedAnswer, request: ModelRequest): string[] {
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...inputUsage(answer), output_tokens: 1 },
  };
  return [
    event('message_start', { message }),
    event('ping', {}),
    ...buildBlocks(answer, request).flatMap(({ empty, deltas }, index) => [
      event('content_block_start', { index, content_block: empty }),
      ...deltas.map((delta) => event('content_block_delta', { index, delta })),
      event('content_block_stop', { index }),
    ]),
    event('message_delta', {
      delta: { stop_reason: stopReason(answer, request), stop_sequence: null },
      usage: { output_tokens: answer.usage.output },
    }),
    event('message_stop', {}),
  ];
}

/** The cached part is counted beside the rest, not within it. */
function inputUsage({ usage }: FinishedAnswer): object {
  return {
    input_tokens: usage.input - usage.cached,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: usage.cached,
  };
}

function event(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}

function failureBody({ message, type = 'invalid_request_error' }: Failure): object {
  return { type: 'error', error: { type, message }, request_id: 'req_1' };
}
