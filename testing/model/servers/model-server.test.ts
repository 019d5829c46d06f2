import { afterEach, describe, expect, it } from 'vitest';
import { drawnPhotoBytes } from '../../photos.ts';
import { makeModelAnswer } from '../model-answers.ts';
import { askForRow, askForText, TINY_PHOTO } from './ask-for-row.ts';
import { onlyWhen } from './behaviours/only-when.ts';
import { fenced } from './behaviours/fenced.ts';
import { createTestModel } from './create-test-model.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { SERVER_KINDS } from './server-kind.ts';

let server: ModelServer;
const start = async (options: Parameters<typeof startModelServer>[0]) => {
  server = await startModelServer(options);
  return createTestModel(server);
};
afterEach(() => server.close());

const WAYS = SERVER_KINDS.flatMap((kind) => [
  { kind, isStreamed: false },
  { kind, isStreamed: true },
]);

describe.each(WAYS)('an honest $kind, streamed: $isStreamed', ({ kind, isStreamed }) => {
  it('is read by the AI SDK with its words, its count of tokens and the reason of its end', async () => {
    const model = await start({ kind, answer: () => makeModelAnswer({}, 'ja') });
    const { row, finishReason, usage } = await askForRow(model, { isStreamed });
    expect(row).toEqual(makeModelAnswer({}, 'ja'));
    expect(finishReason).toBe('stop');
    expect(usage.inputTokens).toBe(server.log.records[0]?.question.inputTokens);
    expect(usage.outputTokens).toBeGreaterThan(50);
    expect(server.log.records).toMatchObject([
      {
        outcome: 'answered',
        status: 200,
        question: { jsonMode: 'schema', isStreamed, model: 'test-model' },
      },
    ]);
  });

  it('stops where the caller said that enough is enough', async () => {
    const model = await start({ kind, answer: () => 'word '.repeat(40_000) });
    expect(await askForText(model, { isStreamed, maxOutputTokens: 100 })).toMatchObject({
      finishReason: 'length',
      usage: { outputTokens: 100 },
    });
  });
});

describe('a request as the server sees it', () => {
  it('has the bytes, the size and the hash of each photo, and knows the one asked about', async () => {
    const [photo = TINY_PHOTO] = drawnPhotoBytes(1);
    for (const kind of SERVER_KINDS) {
      await askForRow(await start({ kind }), { photo });
      const seen = server.log.records[0]?.question;
      expect(Buffer.compare(seen?.photo?.bytes ?? Buffer.alloc(0), photo)).toBe(0);
      expect(seen?.photo).toMatchObject({ width: 640, height: 480, hash: expect.any(String) });
      expect(seen?.text).toContain('Write a row as JSON.');
      if (kind !== 'google') await server.close();
    }
  });

  it('is told apart by how often its photo was asked about', async () => {
    const model = await start({ kind: 'openai' });
    server.behave(onlyWhen(({ timesAsked }) => timesAsked === 1, fenced({ isBare: true })));
    const [one = TINY_PHOTO, other = TINY_PHOTO] = drawnPhotoBytes(2);
    const isFenced = async (photo: Uint8Array) =>
      (await askForText(model, { photo })).text.startsWith('```');
    expect(await isFenced(one)).toBe(true);
    expect(await isFenced(other)).toBe(true);
    expect(await isFenced(one)).toBe(false);
  });

  it('that is not the protocol’s is refused', async () => {
    await start({ kind: 'anthropic' });
    const response = await fetch(`${server.url}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'no max_tokens' }] }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ type: 'error' });
    expect(server.log.records).toEqual([]);
  });
});

it('keeps the beginning of a prompt that it saw before, and counts it apart', async () => {
  const model = await start({ kind: 'openai' });
  const instructions = 'JSON. '.repeat(2000);
  const [one = TINY_PHOTO, other = TINY_PHOTO] = drawnPhotoBytes(2);
  const cached = async (photo: Uint8Array, text: string) =>
    (await askForRow(model, { photo, instructions: text })).usage.inputTokenDetails.cacheReadTokens;
  expect(await cached(one, instructions)).toBe(0);
  expect(await cached(other, instructions)).toBeGreaterThan(2900);
  expect(await cached(other, `Once more. ${instructions}`)).toBe(0);
});

describe('what OpenAI objects to', () => {
  const ask = async (response_format: object, content: string) => {
    await start({ kind: 'openai' });
    const response = await fetch(`${server.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content }], response_format }),
    });
    return [response.status, JSON.stringify(await response.json())] as const;
  };

  it('is json_object without the word in the prompt', async () => {
    expect(await ask({ type: 'json_object' }, 'a row')).toEqual([
      400,
      expect.stringContaining("must contain the word 'json'"),
    ]);
    await server.close();
    expect((await ask({ type: 'json_object' }, 'a row of JSON'))[0]).toBe(200);
  });

  it('is a schema that leaves a property open, however deep', async () => {
    const row = {
      type: 'object',
      properties: { what: { type: 'string' }, where: { type: 'string' } },
      required: ['what'],
      additionalProperties: false,
    };
    const schema = {
      type: 'object',
      properties: { rows: { type: 'array', items: row } },
      required: ['rows'],
      additionalProperties: false,
    };
    const format = { type: 'json_schema', json_schema: { schema, strict: true } };
    expect(await ask(format, 'rows')).toEqual([400, expect.stringContaining("Missing 'where'")]);
  });
});

it('has only the models that it was given', async () => {
  const model = await start({ kind: 'vllm', models: [{ name: 'qwen3-vl' }] });
  await expect(askForRow(model)).rejects.toMatchObject({ statusCode: 404 });
  expect((await askForRow(createTestModel(server, { model: 'qwen3-vl' }))).finishReason).toBe(
    'stop',
  );
  const listed = (await (await fetch(`${server.baseUrl}/models`)).json()) as object;
  expect(listed).toMatchObject({ data: [{ id: 'qwen3-vl' }] });
});

describe('what a local server tells of its models', () => {
  const models = [{ name: 'blind', capabilities: ['completion'], contextTokens: 8192 }];
  const get = async (path: string) =>
    (await fetch(`${server.url}${path}`)).json() as Promise<object>;

  it.each([
    { kind: 'vllm', path: '/v1/models', facts: { data: [{ id: 'blind', max_model_len: 8192 }] } },
    { kind: 'lm-studio', path: '/api/v0/models', facts: { data: [{ id: 'blind', type: 'llm' }] } },
    { kind: 'llama.cpp', path: '/props', facts: { modalities: { vision: false } } },
    { kind: 'llama.cpp', path: '/health', facts: { status: 'ok' } },
    { kind: 'openai', path: '/props', facts: { error: { type: 'not_found_error' } } },
  ] as const)('is in $path of $kind', async ({ kind, path, facts }) => {
    await start({ kind, models });
    expect(await get(path)).toMatchObject(facts);
  });
});

it('tells of a mistake in the test’s own answers when it is closed', async () => {
  const model = await start({
    kind: 'openai',
    answer: () => {
      throw new Error('a mistake of the test');
    },
  });
  await expect(askForRow(model)).rejects.toMatchObject({ statusCode: 500 });
  await expect(server.close()).rejects.toThrow('a mistake of the test');
  await start({ kind: 'openai' });
});
