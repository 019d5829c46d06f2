import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startModelServer } from '../../testing/model/servers/model-server.ts';
import { localModelLine } from './local-model-line.ts';
import {
  llamaModelsThatSee,
  lmStudioModelsThatSee,
  ollamaModelsThatSee,
} from './models-that-see.ts';
import { localServers, type LocalServer } from './local-models.ts';
import { waitFor } from '../../testing/wait-for.ts';

const stubs: Server[] = [];

/** Something that listens on this machine; its place. */
async function stub(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  stubs.push(server);
  await new Promise((ready) => server.once('listening', ready));
  return { name: 'Stub', port: (server.address() as AddressInfo).port };
}

const models =
  (...ids: string[]): RequestListener =>
  (request, response) => {
    const isAsked = request.url === '/v1/models' && request.method === 'GET';
    response.statusCode = isAsked ? 200 : 404;
    response.end(JSON.stringify({ object: 'list', data: ids.map((id) => ({ id })) }));
  };

afterEach(() => {
  for (const server of stubs.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a server of models on this machine', () => {
  /** The waits in their order; they last as long as a test says, on a busy machine too. */
  const waits: { ms: number; end: () => void }[] = [];

  beforeEach(() => {
    waits.length = 0;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const wait = new AbortController();
      waits.push({ ms, end: () => wait.abort() });
      return wait.signal;
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('is found with its models, and how the settings name it', async () => {
    const place = await stub(models('llava:13b', 'qwen3-vl'));
    expect(await localServers([place])).toEqual([
      {
        name: 'Stub',
        url: `http://127.0.0.1:${place.port}/v1`,
        provider: 'openai-compatible',
        models: ['llava:13b', 'qwen3-vl'],
        canSee: [],
      },
    ]);
  });

  it.each([
    ['ollama', ollamaModelsThatSee, ['llava', 'qwen3-vl']],
    ['lm-studio', lmStudioModelsThatSee, ['llava', 'qwen3-vl']],
    ['llama.cpp', llamaModelsThatSee, ['qwen3-vl']],
    ['vllm', undefined, []],
  ] as const)('says which of its models can see, where %s tells', async (kind, see, canSee) => {
    const capabilities = ['completion', 'vision'];
    const server = await startModelServer({
      kind,
      models:
        kind === 'llama.cpp'
          ? [{ name: 'qwen3-vl', capabilities }]
          : [
              { name: 'blind', capabilities: ['completion'] },
              { name: 'llava', capabilities },
              { name: 'qwen3-vl', capabilities },
            ],
    });
    const place = { name: 'Here', port: Number(new URL(server.url).port), ...(see && { see }) };
    expect(await localServers([place])).toMatchObject([{ canSee }]);
    await server.close();
  });

  it('is told at the start in one line, with what to set', async () => {
    const server: LocalServer = {
      name: 'Ollama',
      url: 'http://127.0.0.1:11434/v1',
      provider: 'ollama',
      models: ['blind', 'llava'],
      canSee: ['llava'],
    };
    const line = (...found: LocalServer[]) => localModelLine(() => Promise.resolve(found));
    expect(await line({ ...server, canSee: [] }, server)).toBe(
      'Ollama on this machine has llava, which can see. To have it describe photos, choose Connect a model on the screen, or set AI_PROVIDER=ollama AI_MODEL=llava.',
    );
    expect(await line({ ...server, name: 'LM Studio', provider: 'openai-compatible' })).toContain(
      'AI_PROVIDER=openai-compatible AI_MODEL=llava AI_BASE_URL=http://127.0.0.1:11434/v1',
    );
    expect(await line({ ...server, canSee: [] })).toBe(null);
  });

  it('is none where something else answers, sends on, or sends without end @local-models-1', async () => {
    const elsewhere = vi.fn();
    const aim = await stub((_, response) => {
      elsewhere();
      models('never')(_, response);
    });
    const places = await Promise.all([
      stub((_, response) => response.end('<!doctype html>')),
      stub(models()),
      stub((_, response) => response.writeHead(500).end()),
      stub((_, response) => {
        response.writeHead(302, { location: `http://127.0.0.1:${aim.port}/v1/models` }).end();
      }),
      stub((_, response) => response.end(`{"data":[{"id":"${'x'.repeat(300_000)}"}]}`)),
      { name: 'Nothing', port: 9 },
    ]);
    expect(await localServers(places)).toEqual([]);
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it('is waited for 300 ms, and holds up none that answers', async () => {
    const silent = await stub(() => {});
    const answer = vi.fn(models('quick'));
    const quick = await stub(answer);
    const found = localServers([silent, quick]);
    await waitFor(() => {
      expect(answer).toHaveBeenCalled();
    });
    expect(waits.map(({ ms }) => ms)).toEqual([300, 300]);
    waits[0]?.end();
    expect(await found).toMatchObject([{ models: ['quick'] }]);
  });
});
