import { APICallError } from 'ai';
import { afterEach, describe, expect, it } from 'vitest';
import { askForRow, askForText } from '../ask-for-row.ts';
import type { Behaviour } from '../behaviour.ts';
import { headerOnlyPhoto } from '../header-only-photo.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { SERVER_KINDS } from '../server-kind.ts';
import type { Wordings } from '../wordings.ts';
import { BAD_KEY, badKey } from './bad-key.ts';
import { contextTooLong, contextWordings } from './context-too-long.ts';
import { NO_CREDIT, noCredit } from './no-credit.ts';
import { noJsonSchema, noJsonWordings } from './no-json-schema.ts';
import { noParameter, noParameterWordings } from './no-parameter.ts';
import { noVision, noVisionWordings } from './no-vision.ts';
import { OVERLOADED, overloaded } from './overloaded.ts';
import { unknownModel, unknownModelWordings } from './unknown-model.ts';

const LIMIT = 300;
const PHOTO = headerOnlyPhoto(1);

let server: ModelServer;
afterEach(() => server.close());

/** Each failure, with what makes it and every way in which it is said. */
const FAILURES: [string, (wording: number) => Behaviour, (tokens: number) => Wordings][] = [
  ['a bad key', (wording) => badKey({ wording }), () => BAD_KEY],
  ['no credit', (wording) => noCredit({ wording }), () => NO_CREDIT],
  [
    'an unknown model',
    (wording) => unknownModel({ wording }),
    () => unknownModelWordings('test-model'),
  ],
  ['no vision', (wording) => noVision({ wording }), () => noVisionWordings('test-model')],
  [
    'no JSON schema',
    (wording) => noJsonSchema({ wording }),
    () => noJsonWordings('test-model', 'schema'),
  ],
  [
    'a context too long',
    (wording) => contextTooLong({ tokens: LIMIT, wording }),
    (tokens) => contextWordings(tokens, LIMIT),
  ],
  ['overloaded', () => overloaded(), () => OVERLOADED],
];

describe.each(FAILURES)('%s', (_, behaviour, wordings) => {
  it.each(SERVER_KINDS)('is said by %s in the form that its clients read', async (kind) => {
    server = await startModelServer({ kind });
    for (let wording = 0; wording < wordings(0)[kind].length; wording += 1) {
      for (const isStreamed of [false, true]) {
        server.behave(behaviour(wording));
        const asked = askForRow(createTestModel(server), { photo: PHOTO, isStreamed });
        const error: unknown = await asked.catch((reason: unknown) => reason);
        const tokens = server.log.records.at(-1)?.question.inputTokens ?? 0;
        const said = wordings(tokens)[kind][wording];
        expect(APICallError.isInstance(error)).toBe(true);
        const { statusCode, message, responseBody = '' } = error as APICallError;
        expect(statusCode).toBe(said?.status);
        expect(responseBody).toContain(JSON.stringify(said?.message));
        // LM Studio’s `{"error":"…"}` is no form that the AI SDK knows: the words are in the body alone.
        if (kind !== 'lm-studio') expect(message).toBe(said?.message);
        expect(server.log.records.at(-1)).toMatchObject({ outcome: 'failed', status: statusCode });
      }
    }
  });
});

it.each([
  { kind: 'openai', name: 'max_tokens' },
  { kind: 'vllm', name: 'stream_options' },
  { kind: 'anthropic', name: 'system' },
  { kind: 'google', name: 'generationConfig.responseJsonSchema' },
] as const)('$kind refuses what carries $name, and nothing else', async ({ kind, name }) => {
  server = await startModelServer({ kind, behaviours: [noParameter(name)] });
  const isStreamed = kind === 'vllm';
  await expect(
    askForRow(createTestModel(server), { isStreamed, maxOutputTokens: 900 }),
  ).rejects.toMatchObject({ statusCode: 400, message: noParameterWordings(name)[kind][0].message });
  server.behave(noParameter('no_such_field'));
  expect((await askForRow(createTestModel(server), { isStreamed })).finishReason).toBe('stop');
});

it('knows the one good key', async () => {
  for (const kind of ['openai', 'anthropic', 'google'] as const) {
    server = await startModelServer({ kind, behaviours: [badKey({ expected: 'good' })] });
    const { finishReason } = await askForRow(createTestModel(server, { apiKey: 'good' }));
    expect(finishReason).toBe('stop');
    if (kind !== 'google') await server.close();
  }
});

it('reads text although it cannot see', async () => {
  server = await startModelServer({ kind: 'llama.cpp', behaviours: [noVision()] });
  expect((await askForRow(createTestModel(server), { photo: null })).finishReason).toBe('stop');
});

it('refuses the one way to JSON that it is told to refuse', async () => {
  server = await startModelServer({
    kind: 'lm-studio',
    behaviours: [noJsonSchema({ refuses: ['object'] })],
  });
  const status = async (type: string) => {
    const response = await fetch(`${server.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({
        model: 'm',
        messages: [{ role: 'user', content: 'JSON' }],
        response_format: { type, json_schema: { schema: {} } },
      }),
    });
    return [response.status, await response.text()];
  };
  expect(await status('json_object')).toEqual([
    400,
    `{"error":"'response_format.type' must be 'json_schema' or 'text'"}`,
  ]);
  expect((await status('json_schema'))[0]).toBe(200);
  server.behave(noJsonSchema({ refuses: ['schema', 'object'] }));
  expect((await status('json_object'))[0]).toBe(400);
  expect((await status('json_schema'))[0]).toBe(400);
  expect((await askForText(createTestModel(server))).finishReason).toBe('stop');
});

describe('a context', () => {
  it('that is long enough is not complained of', async () => {
    server = await startModelServer({ kind: 'openai', behaviours: [contextTooLong()] });
    expect((await askForRow(createTestModel(server))).finishReason).toBe('stop');
  });

  it('of Ollama is as long as num_ctx says, and is cut without a word', async () => {
    server = await startModelServer({
      kind: 'ollama',
      behaviours: [contextTooLong({ tokens: 4096, isSilent: true })],
    });
    const chat = async (options: object) => {
      const images = [Buffer.from(PHOTO).toString('base64')];
      const messages = [{ role: 'user', content: 'A row.', images }];
      const body = { model: 'm', stream: false, messages, options };
      const response = await fetch(`${server.url}/api/chat`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return (await response.json()) as { prompt_eval_count: number; message: { content: string } };
    };
    const cut = await chat({});
    expect(cut.prompt_eval_count).toBe(4096);
    expect(cut.message.content).not.toContain('{');
    const whole = await chat({ num_ctx: 16_384 });
    expect(whole.prompt_eval_count).toBeGreaterThan(4800);
    expect(whole.message.content).toContain('"visible"');
  });
});

it('is overloaded for a while, and then is fine', async () => {
  server = await startModelServer({ kind: 'anthropic', behaviours: [overloaded({ times: 2 })] });
  const model = createTestModel(server);
  await expect(askForRow(model)).rejects.toMatchObject({ statusCode: 529, isRetryable: true });
  await expect(askForRow(model)).rejects.toMatchObject({ statusCode: 529 });
  expect((await askForRow(model)).finishReason).toBe('stop');
});

it.each(SERVER_KINDS)('%s can be overloaded in the middle of a stream', async (kind) => {
  server = await startModelServer({ kind, behaviours: [overloaded({ isMidway: true })] });
  const failure: unknown = await askForText(createTestModel(server), { isStreamed: true }).catch(
    (reason: unknown) => reason,
  );
  expect(JSON.stringify(failure) + String(failure)).toContain(
    OVERLOADED[kind][0].message.slice(0, 12),
  );
});
