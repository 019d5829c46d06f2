/**
 * The choice of a model decides who reads everybody's photos: who may choose it, what is recorded about it, and who
 * sees that.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { nameOperator, tellOperator, unnameOperator } from '../../testing/hosts/name-operator.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { startModelServer } from '../../testing/model/servers/model-server.ts';
import { type Person, readAccessToken, signIn } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { type Host, startHost } from '../start-host.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const KEY = 'sk-a-key-that-nobody-reads';

const ollama = openForSuite(() =>
  startModelServer({ kind: 'ollama', models: [{ name: 'qwen3-vl:8b' }] }),
);
const host = openForSuite(() => startTestHost({ ollamaPort: Number(new URL(ollama.url).port) }));
let inspector: string;

beforeAll(async () => {
  inspector = await fetchToken(host);
});

const fetchToken = async ({ url }: Pick<Host, 'url'>) => readAccessToken(await signIn(url));

async function ask(
  method: string,
  path: string,
  { token, body }: { token: string; body?: unknown },
) {
  const answer = await sendRaw(host.url + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const json = answer.text.trim() === '' ? null : (JSON.parse(answer.text) as unknown);
  return { status: answer.status, text: answer.text, json };
}

const choice = () => ({ provider: 'ollama', model: 'qwen3-vl:8b', baseUrl: `${ollama.url}/v1` });

describe('choosing where photos go', () => {
  const acts = async (person: Person) =>
    (await person.client.rpc('list_administrator_acts', { p_page: 1 }).throwOnError())
      .data as Record<string, unknown>[];

  it('is an act with the server’s address, and shown to everybody who is signed in @model-choice-6', async () => {
    await nameOperator(host.dataDir, 'machine@example.com');
    const machine = await signIn(host.url, 'machine@example.com');
    const token = await readAccessToken(machine);
    const before = new Date().toISOString();
    const body = { ...choice(), apiKey: KEY };
    expect((await ask('POST', '/model', { token, body })).json).toMatchObject({ success: true });
    const server = new URL(ollama.url).host;
    const [act] = await acts(machine);
    expect(act).toMatchObject({
      administrator: 'machine@example.com',
      act: 'connected',
      detail: `qwen3-vl:8b at ${server}`,
    });
    expect(JSON.stringify(await acts(machine))).not.toContain(KEY);
    const shown = await ask('GET', '/model', { token: inspector });
    const { photosGoTo } = shown.json as { photosGoTo: { server: string; since: string } };
    expect(photosGoTo.server).toBe(server);
    expect(photosGoTo.since >= before).toBe(true);
    expect((await ask('GET', '/model', { token: '' })).text).not.toContain(server);
    // The same server with another model: photos have gone there since before.
    await ask('POST', '/model', { token, body });
    expect((await ask('GET', '/model', { token: inspector })).json).toMatchObject({ photosGoTo });
    expect((await ask('DELETE', '/model', { token })).status).toBe(204);
    expect((await acts(machine))[0]).toMatchObject({
      act: 'disconnected',
      detail: `the model at ${server}`,
    });
    expect((await ask('GET', '/model', { token })).json).toMatchObject({ photosGoTo: null });
    await unnameOperator(host.dataDir, 'machine@example.com');
  });

  it('is for whoever runs the machine, and not for whoever runs the people @model-choice-7', async () => {
    await nameOperator(host.dataDir, 'machine@example.com');
    const said = await tellOperator(host.dataDir, ['people@example.com'], { isForPeople: true });
    expect(said).toBe('Administrators: machine@example.com, people@example.com (people alone).');
    const people = await signIn(host.url, 'people@example.com');
    const token = await readAccessToken(people);
    expect((await people.client.rpc('is_administrator')).data).toBe(true);
    const count = (await acts(people)).length;
    for (const [method, path, body] of [
      ['POST', '/model', choice()],
      ['DELETE', '/model', undefined],
      ['GET', '/model/servers', undefined],
      ['POST', '/model/download', { model: 'blind' }],
    ] as const)
      expect((await ask(method, path, { token, body })).status, path).toBe(403);
    expect((await ask('GET', '/model', { token })).json).toMatchObject({
      isOperator: false,
      ask: ['machine@example.com'],
    });
    expect(await acts(people)).toHaveLength(count);
    for (const address of ['machine@example.com', 'people@example.com'])
      await unnameOperator(host.dataDir, address);
  });

  it.each([
    ['open', []],
    ['domain:example.com', ['named@example.com']],
  ] as const)(
    'tells no addresses of administrators to whoever could sign up: %s @model-choice-8',
    async (signUp, told) => {
      const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'x@example.com' };
      const dataDir = temporaryFolder();
      const own = await startHost(testSettings({ dataDir, signUp }));
      await nameOperator(dataDir, 'named@example.com');
      const token = await fetchToken(own);
      await own.close();
      const reached = { publicUrl: 'http://plumbline.example', mail };
      const opened = await startHost(testSettings({ dataDir, ...reached }));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${opened.localUrl}/model`, { headers });
      expect(await answer.json()).toMatchObject({ isOperator: false, ask: told });
      await opened.close();
    },
  );
});
