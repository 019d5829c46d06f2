import { afterEach, expect, it } from 'vitest';
import { badKey } from '../testing/model/servers/behaviours/bad-key.ts';
import { noJsonSchema } from '../testing/model/servers/behaviours/no-json-schema.ts';
import { noVision } from '../testing/model/servers/behaviours/no-vision.ts';
import { unknownModel } from '../testing/model/servers/behaviours/unknown-model.ts';
import type { Behaviour } from '../testing/model/servers/behaviour.ts';
import { type ModelServer, startModelServer } from '../testing/model/servers/model-server.ts';
import { checkModel } from './check-model.ts';

let server: ModelServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function check(environment: Record<string, string | undefined>) {
  const lines: string[] = [];
  const hasRow = await checkModel(environment, (line) => lines.push(line));
  return { hasRow, said: lines.join('\n') };
}

async function checkAt(options: Parameters<typeof startModelServer>[0], provider: string) {
  server = await startModelServer(options);
  return check({
    AI_PROVIDER: provider,
    AI_MODEL: 'test-vl:8b',
    AI_API_KEY: 'some-key',
    AI_BASE_URL: provider === 'ollama' ? server.url : server.baseUrl,
  });
}

it('tells what a model on Ollama made of one photo, and what that took', async () => {
  const { hasRow, said } = await checkAt({ kind: 'ollama' }, 'ollama');
  expect(hasRow).toBe(true);
  expect(said).toMatch(/^defect {10}\S/m);
  expect(said).toMatch(/^tokens {10}\d+ in, \d+ out, in 1 question/m);
  expect(said).toContain('held to a schema by the server');
  expect(said).toMatch(/^context {9}16384 tokens, \d+ of them/m);
});

/** A model that describes photos as ever, and judges with this text. */
const judgesWith =
  (text: string): Behaviour =>
  (request, next) =>
    request.photo === null
      ? Promise.resolve({ kind: 'answer', answer: { text, finish: 'stop' } })
      : next();

it.each([
  ['{"doubtful": [{"n": 1, "reason": "test"}]}', 'tells the invented sentence from the other'],
  ['{"doubtful": []}', 'its marks are worth little'],
  ['{"doubtful": [{"n": 1, "reason": "te', 'will be marked as not judged'],
  ['Both sentences look fine to me.', 'will be marked as not judged'],
])('says what a judge who answers %s is worth', async (text, said) => {
  const checked = await checkAt({ kind: 'ollama', behaviours: [judgesWith(text)] }, 'ollama');
  expect(checked.hasRow).toBe(true);
  expect(checked.said).toContain('test-vl:8b, as the judge');
  expect(checked.said).toContain(said);
});

it('asks another model to judge, and none where that is switched off', async () => {
  server = await startModelServer({ kind: 'ollama' });
  const asked = { AI_PROVIDER: 'ollama', AI_MODEL: 'test-vl:8b', AI_BASE_URL: server.url };
  const { said } = await check({ ...asked, AI_JUDGE_MODEL: 'test-judge:4b' });
  expect(said).toContain('test-judge:4b, as the judge');
  expect((await check({ ...asked, AI_JUDGE: 'off' })).said).not.toContain('as the judge');
});

it('says in which JSON mode a server answered that takes no schema', async () => {
  const behaviours = [noJsonSchema()];
  const { hasRow, said } = await checkAt({ kind: 'llama.cpp', behaviours }, 'openai-compatible');
  expect(hasRow).toBe(true);
  expect(said).toContain('held to JSON by the server, not to a schema');
});

it.each([
  ['a model that cannot see', 'ollama', 'ollama', noVision(), 'Choose one that can. (AI_MODEL)'],
  [
    'a model that is not there',
    'ollama',
    'ollama',
    unknownModel(),
    'Check both. (AI_PROVIDER, AI_MODEL, AI_BASE_URL)',
  ],
  ['a refused key', 'openai', 'openai', badKey(), 'Check the key'],
] as const)('says what to do about %s', async (_, kind, provider, behaviour, toDo) => {
  const { hasRow, said } = await checkAt({ kind, behaviours: [behaviour] }, provider);
  expect(hasRow).toBe(false);
  expect(said).toContain(toDo);
  expect(said).not.toContain('some-key');
});

it.each([
  [{}, 'No model is set up'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'x' }, 'OPENAI_API_KEY is not set.'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' }, 'AI_BASE_URL is not set.'],
  [{ AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_IMAGE_PX: 'large' }, 'AI_IMAGE_PX:'],
])('says which setting of %j is at fault', async (environment, said) => {
  expect(await check(environment)).toMatchObject({
    hasRow: false,
    said: expect.stringContaining(said) as string,
  });
});
