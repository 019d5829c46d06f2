import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeModelAnswer } from '../../model-answers.ts';
import { thinking, THOUGHTS } from '../behaviours/thinking.ts';
import { headerOnlyPhoto } from '../header-only-photo.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';

const IMAGE = Buffer.from(headerOnlyPhoto(1)).toString('base64');
const FORMAT = { type: 'object', properties: { visible: { type: 'string' } } };

interface Piece {
  message: { role: string; content: string; thinking?: string };
  done: boolean;
  done_reason?: string;
  prompt_eval_count?: number;
  eval_count?: number;
}
let server: ModelServer;
beforeEach(async () => {
  const models = [
    { name: 'qwen3-vl:8b', contextTokens: 131_072 },
    { name: 'llava', capabilities: ['completion', 'vision'] },
  ];
  server = await startModelServer({ kind: 'ollama', models });
});
afterEach(() => server.close());

function post(path: string, body: object) {
  return fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
}

function chat(more: object = {}) {
  return post('/api/chat', {
    model: 'qwen3-vl:8b',
    messages: [
      { role: 'system', content: 'Write a row.' },
      { role: 'user', content: 'The photo:', images: [IMAGE] },
    ],
    format: FORMAT,
    ...more,
  });
}

describe('/api/chat', () => {
  it('streams lines of JSON unless it is told not to, the last with counts', async () => {
    server.behave(thinking({ as: 'field' }));
    const response = await chat({ options: { num_ctx: 16_384 } });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = (await response.text()).trim().split('\n');
    const pieces = lines.map((line) => JSON.parse(line) as Piece);
    const joined = (field: 'content' | 'thinking') =>
      pieces.map(({ message }) => message[field] ?? '').join('');
    expect(joined('thinking')).toBe(THOUGHTS);
    expect(JSON.parse(joined('content'))).toEqual(makeModelAnswer());
    expect(pieces.filter(({ done }) => done)).toEqual([pieces.at(-1)]);
    expect(pieces.at(-1)).toMatchObject({
      done_reason: 'stop',
      prompt_eval_count: 4806,
      eval_count: expect.any(Number),
    });
    expect(server.log.records[0]?.question).toMatchObject({
      jsonMode: 'schema',
      schema: FORMAT,
      contextTokens: 16_384,
      photo: { width: 2560, height: 1920 },
    });
  });

  it('answers whole when it is asked to, and thinks not when it is told not to', async () => {
    server.behave(thinking({ as: 'field' }));
    const answer = (await (await chat({ stream: false, think: false })).json()) as Piece;
    expect(answer).toMatchObject({ done: true, done_reason: 'stop' });
    expect(answer.message).not.toHaveProperty('thinking');
    expect(JSON.parse(answer.message.content)).toEqual(makeModelAnswer());
  });

  it('says that it ran out of num_predict', async () => {
    const answer = await (await chat({ stream: false, options: { num_predict: 10 } })).json();
    expect(answer).toMatchObject({ done_reason: 'length', eval_count: 10 });
  });

  it('refuses to make a model think that cannot', async () => {
    const refusal = await chat({ model: 'llava', think: true });
    expect(refusal.status).toBe(400);
    expect(await refusal.json()).toEqual({ error: '"llava" does not support thinking' });
    expect((await chat({ model: 'llava', think: false })).status).toBe(200);
  });
});

describe('what Ollama tells of itself', () => {
  const get = async (path: string) =>
    (await fetch(`${server.url}${path}`)).json() as Promise<object>;

  it('is its version, its models and what one of them can', async () => {
    expect(await get('/api/version')).toMatchObject({ version: expect.any(String) });
    expect(await get('/api/tags')).toMatchObject({
      models: [{ name: 'qwen3-vl:8b', details: { family: 'qwen3vl' } }, { name: 'llava' }],
    });
    const shown = (await (await post('/api/show', { model: 'llava:latest' })).json()) as object;
    expect(shown).toMatchObject({ capabilities: ['completion', 'vision'] });
    const other = (await (await post('/api/show', { model: 'qwen3-vl:8b' })).json()) as object;
    expect(other).toMatchObject({ model_info: { 'qwen3vl.context_length': 131_072 } });
  });

  it('is what lies in memory, with the context that it was loaded with', async () => {
    expect(await get('/api/ps')).toEqual({ models: [] });
    await (await chat()).text();
    expect(await get('/api/ps')).toMatchObject({
      models: [{ name: 'qwen3-vl:8b', context_length: 4096 }],
    });
    await (await chat({ options: { num_ctx: 16_384 } })).text();
    expect(await get('/api/ps')).toMatchObject({ models: [{ context_length: 16_384 }] });
  });

  it('is not a model that it has not', async () => {
    for (const response of [
      await post('/api/show', { model: 'gpt-oss' }),
      await chat({ model: 'gpt-oss' }),
    ]) {
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: "model 'gpt-oss' not found" });
    }
  });
});
