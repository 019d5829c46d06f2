import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startScriptedHost } from '../../testing/hosts/scripted-host.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { badKey } from '../../testing/model/servers/behaviours/bad-key.ts';
import { noVision } from '../../testing/model/servers/behaviours/no-vision.ts';
import { startModelServer } from '../../testing/model/servers/model-server.ts';
import { readAccessToken, signIn } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { nameOperator, unnameOperator } from '../../testing/hosts/name-operator.ts';
import type { Host } from '../start-host.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const AT = { provider: 'ollama', model: 'm' };
const HTTP = 'The address of the model’s server begins with http:// or https://.';
const KEY = 'sk-a-key-that-nobody-reads';

const ollama = openForSuite(() =>
  startModelServer({
    kind: 'ollama',
    models: [{ name: 'qwen3-vl:8b' }, { name: 'blind', capabilities: ['completion'] }],
  }),
);
const host = openForSuite(() => startTestHost({ ollamaPort: Number(new URL(ollama.url).port) }));
/** The first account of a host that serves its own machine, and the second. */
let operator: string;
let inspector: string;

beforeAll(async () => {
  operator = await fetchToken(host);
  inspector = await fetchToken(host);
});
afterEach(async () => {
  ollama.behave();
  await ask('DELETE', '/model');
});

async function fetchToken({ url }: Pick<Host, 'url'>): Promise<string> {
  return readAccessToken(await signIn(url));
}

async function ask(
  method: string,
  path: string,
  { token = operator, body, url = host.url, headers = {} }: Asked = {},
) {
  const answer = await sendRaw(url + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = answer.text.trim() === '' ? null : (JSON.parse(answer.text) as unknown);
  return { status: answer.status, text: answer.text, json, headers: answer.headers };
}

interface Asked {
  token?: string;
  body?: unknown;
  url?: string;
  headers?: Record<string, string>;
}

const choice = () => ({ provider: 'ollama', model: 'qwen3-vl:8b', baseUrl: `${ollama.url}/v1` });
const served = async ({ url } = host) =>
  (await ask('GET', '/config.json', { url, token: '' })).json as Record<string, unknown>;

describe('choosing a model on the screen', () => {
  it('finds what answers on this machine, and recommends what sees', async () => {
    const { json } = await ask('GET', '/model/servers');
    expect(json).toMatchObject({
      servers: expect.arrayContaining([
        expect.objectContaining({ name: 'Ollama', canSee: ['qwen3-vl:8b'] }),
      ]) as unknown,
      recommended: { use: { model: 'qwen3-vl:8b' }, fetch: null },
    });
  });

  it('tries it on the drawn photo, and has it serve from the next question on', async () => {
    expect(await served()).toMatchObject({ analyst: 'builtin', analystIsChosen: false });
    const { json } = await ask('POST', '/model', { body: choice() });
    expect(json).toMatchObject({
      success: true,
      trial: { form: 'schema', questions: 1, inputTokens: expect.any(Number) as number },
    });
    expect(ollama.log.records.at(-1)?.question).toMatchObject({
      photo: { width: 1280, height: 960 },
    });
    expect(await served()).toMatchObject({ analyst: 'qwen3-vl:8b', analystIsChosen: true });
    await ask('DELETE', '/model');
    expect(await served()).toMatchObject({ analyst: 'builtin', analystIsChosen: false });
    expect(existsSync(join(host.dataDir, 'model.json'))).toBe(false);
  });

  it('changes nothing when no row comes, and says what to do', async () => {
    ollama.behave(noVision());
    const { json } = await ask('POST', '/model', { body: choice() });
    expect(json).toEqual({
      success: false,
      error: 'The model cannot see photos. Choose one that can.',
    });
    expect(await served()).toMatchObject({ analyst: 'builtin' });
  });

  it('keeps the key for its owner alone, and tells it to nobody', async () => {
    const body = { ...choice(), apiKey: KEY };
    expect((await ask('POST', '/model', { body })).text).not.toContain(KEY);
    const file = join(host.dataDir, 'model.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toContain(KEY);
    const { text, json } = await ask('GET', '/model');
    expect(text).not.toContain(KEY);
    expect(json).toMatchObject({ choice: { model: 'qwen3-vl:8b', hasKey: true } });
    expect(JSON.stringify(await served())).not.toContain(KEY);
  });

  it('takes the kept key where it was meant for, and nowhere else', async () => {
    await ask('POST', '/model', { body: { ...choice(), apiKey: KEY } });
    const other = await startModelServer({ kind: 'ollama' });
    try {
      const body = { ...choice(), baseUrl: `${other.url}/v1` };
      expect((await ask('POST', '/model', { body })).json).toMatchObject({ success: true });
    } finally {
      await other.close();
    }
    // The stored choice is what was sent.
    expect(readFileSync(join(host.dataDir, 'model.json'), 'utf8')).not.toContain(KEY);
  });

  it('says that a key was refused without quoting it', async () => {
    ollama.behave(badKey());
    const { text } = await ask('POST', '/model', { body: { ...choice(), apiKey: KEY } });
    expect(text).toContain('The provider refused the key.');
    expect(text).not.toContain(KEY);
  });

  it.each([
    [{ provider: 'ollama' }, 'A provider, a model and what reaches it are needed.'],
    [
      { ...AT, baseUrl: 'http://169.254.169.254/v1' },
      'Models are not asked at link-local addresses, nor where providers keep the keys of machines.',
    ],
    [{ ...AT, baseUrl: 'localhost:11434' }, HTTP],
    [{ ...AT, baseUrl: 'ftp://models.example.com' }, HTTP],
    [{ ...AT, baseUrl: 'models.example.com/v1' }, HTTP],
    [{ provider: 'none', model: 'x' }, 'A provider, a model'],
    [{ provider: 'ollama', model: 'x', baseUrl: 'file:///etc/passwd' }, HTTP],
    [{ provider: 'openai', model: 'x' }, 'The key is missing.'],
    [{ provider: 'openai-compatible', model: 'x' }, 'The address of the model’s server'],
    ['nothing', 'A provider, a model'],
  ])('refuses %j', async (body, message) => {
    const { status, json } = await ask('POST', '/model', { body });
    expect(status).toBe(400);
    expect(json).toMatchObject({ message: expect.stringContaining(message) as string });
  });
});

it.each(['/model', '/model/download'])('takes no more than a choice has at %s', async (path) => {
  const body = { model: 'x'.repeat(9000) };
  expect((await ask('POST', path, { body })).status).toBe(413);
});

describe('a download', () => {
  it('is watched until the model is there', async () => {
    const started = await ask('POST', '/model/download', { body: { model: 'qwen3-vl:4b' } });
    expect(started.json).toMatchObject({ download: { model: 'qwen3-vl:4b' } });
    await waitFor(async () => {
      expect((await ask('GET', '/model/download')).json).toEqual({
        download: {
          model: 'qwen3-vl:4b',
          state: 'done',
          done: 3_000_000_500,
          total: 3_000_000_500,
          reason: '',
        },
      });
    });
    expect((await ask('GET', '/model/servers')).text).toContain('qwen3-vl:4b');
  });

  it('says why there is none', async () => {
    await ask('POST', '/model/download', { body: { model: 'none' } });
    await waitFor(async () => {
      expect((await ask('GET', '/model/download')).json).toMatchObject({
        download: { state: 'failed', reason: expect.stringContaining('does not exist') as string },
      });
    });
    expect((await ask('POST', '/model/download', { body: { model: '../x y' } })).status).toBe(400);
    expect((await ask('DELETE', '/model/download')).status).toBe(204);
    expect((await ask('GET', '/model/download')).json).toEqual({ download: null });
  });
});

const FOR_OPERATORS = [
  ['POST', '/model'],
  ['DELETE', '/model'],
  ['GET', '/model/servers'],
  ['GET', '/model/download'],
  ['POST', '/model/download'],
  ['DELETE', '/model/download'],
] as const;

describe('whoever does not run the host', () => {
  it.each(FOR_OPERATORS)('is refused %s %s', async (method, path) => {
    const body = method === 'POST' ? choice() : undefined;
    const status = async (asked: Asked) => (await ask(method, path, { body, ...asked })).status;
    expect(await status({ token: '' })).toBe(401);
    expect(await status({ token: 'none' })).toBe(401);
    expect(await status({ token: inspector })).toBe(403);
    expect(await status({ headers: { origin: 'https://evil.example' } })).toBe(403);
    // Somebody elsewhere, by a proxy that says so: the first account counts at this machine alone.
    expect(await status({ headers: { 'x-forwarded-for': '10.0.0.1' } })).toBe(403);
  });

  it('is told whom to ask', async () => {
    const { json } = await ask('GET', '/model', { token: inspector });
    expect(json).toEqual({
      serves: 'builtin',
      isFixed: false,
      isOperator: false,
      photosGoTo: null,
      choice: null,
      ask: [expect.stringContaining('@') as string],
    });
    expect((await ask('GET', '/model', { token: '' })).status).toBe(401);
  });

  it('does when named, and the first account no more', async () => {
    await nameOperator(host.dataDir, 'named@example.com');
    const named = await readAccessToken(await signIn(host.url, 'named@example.com'));
    const elsewhere = { headers: { 'x-forwarded-for': '10.0.0.1' } };
    expect((await ask('GET', '/model', { token: named, ...elsewhere })).json).toMatchObject({
      isOperator: true,
    });
    expect((await ask('GET', '/model')).json).toMatchObject({
      isOperator: false,
      ask: ['named@example.com'],
    });
    await unnameOperator(host.dataDir, 'named@example.com');
  });
});

describe('where the environment names the analyst', () => {
  it('nobody chooses another', async () => {
    const scripted = await startScriptedHost();
    const token = await fetchToken(scripted);
    const { url } = scripted;
    expect((await ask('GET', '/model', { url, token })).json).toMatchObject({
      isFixed: true,
      isOperator: true,
    });
    expect((await ask('POST', '/model', { url, token, body: choice() })).status).toBe(409);
    await scripted.close();
  });
});
