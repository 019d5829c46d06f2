import { afterEach, expect, it } from 'vitest';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import { dropping } from '../../../../../testing/model/servers/behaviours/dropping.ts';
import {
  type ModelServer,
  startModelServer,
} from '../../../../../testing/model/servers/model-server.ts';
import { askModel } from '../ask-model.ts';
import { loadModel, type ModelSettings } from '../load-model.ts';
import { PHOTO_QUESTION } from './photo-question.fixture.ts';
import { waitFor } from '../../../../../testing/wait-for.ts';

let server: ModelServer;
afterEach(() => server.close());

async function ask(changes: Partial<ModelSettings> = {}, signal = new AbortController().signal) {
  const settings = { provider: 'ollama' as const, model: 'qwen3-vl', baseUrl: server.url };
  const model = await loadModel({ ...settings, ...changes });
  return askModel(PHOTO_QUESTION, { model, work: makeWork({ signal }) });
}

it('is asked by its own protocol, without thinking and with the context that is set', async () => {
  server = await startModelServer({ kind: 'ollama' });
  expect(await ask({ contextTokens: 12_000 })).toMatchObject({ answer: { element: 'Brick wall' } });
  const [record] = server.log.records;
  expect(record?.path).toBe('/api/chat');
  expect(record?.body).toMatchObject({
    model: 'qwen3-vl',
    stream: true,
    think: false,
    keep_alive: '15m',
    format: { type: 'object', required: ['element'] },
    options: { num_ctx: 12_000, num_predict: 6000 },
    messages: [{ role: 'system' }, { role: 'user', images: [expect.any(String) as string] }],
  });
});

it.each(['/v1', '/v1/', '/api', '/', ''])('is found at its address with "%s"', async (path) => {
  server = await startModelServer({ kind: 'ollama' });
  await ask({ baseUrl: server.url + path });
  expect(server.log.records[0]?.path).toBe('/api/chat');
});

it.each(['stalled-before', 'stalled'] as const)(
  'is let go when a question is given up that is %s: meanwhile it would work for nobody else',
  async (when) => {
    server = await startModelServer({ kind: 'ollama', behaviours: [dropping({ when })] });
    const leaving = new AbortController();
    const asked = ask({}, leaving.signal).catch((error: unknown) => error);
    await waitFor(() => expect(server.log.records).toHaveLength(1));
    leaving.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    await waitFor(() => expect(server.log.records[0]?.outcome).toBe('abandoned'));
  },
);
