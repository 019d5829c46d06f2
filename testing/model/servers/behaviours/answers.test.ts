import { afterEach, describe, expect, it } from 'vitest';
import { makeModelAnswer } from '../../model-answers.ts';
import { askForRow, askForText } from '../ask-for-row.ts';
import type { Behaviour } from '../behaviour.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { SERVER_KINDS, type ServerKind } from '../server-kind.ts';
import { splitAnswers } from './split-answers.ts';
import { fenced } from './fenced.ts';
import { reasoningOnly } from './reasoning-only.ts';
import { refusing } from './refusing.ts';
import { thinking, THOUGHTS } from './thinking.ts';
import { truncated } from './truncated.ts';

let server: ModelServer;
afterEach(() => server.close());

const WAYS = SERVER_KINDS.flatMap((kind) => [
  { kind, isStreamed: false },
  { kind, isStreamed: true },
]);

async function ask(kind: ServerKind, behaviour: Behaviour, isStreamed = false) {
  server = await startModelServer({ kind, behaviours: [behaviour] });
  return askForText(createTestModel(server), { isStreamed });
}

describe.each(WAYS)('$kind, streamed: $isStreamed', ({ kind, isStreamed }) => {
  it('puts JSON into a fence', async () => {
    const { text } = await ask(kind, fenced(), isStreamed);
    const [, inside = ''] = /```json\n([^]*)\n```/.exec(text) ?? [];
    expect(JSON.parse(inside)).toEqual(makeModelAnswer());
    expect(text).toMatch(/^Here .*detail\.$/s);
  });

  it('thinks in the text', async () => {
    const { text } = await ask(kind, thinking(), isStreamed);
    expect(text.startsWith(`<think>\n${THOUGHTS}\n</think>\n\n{`)).toBe(true);
    await server.close();
    const { text: other } = await ask(kind, thinking({ as: 'open-tag-missing' }), isStreamed);
    expect(other.startsWith(`${THOUGHTS}\n</think>\n\n{`)).toBe(true);
  });

  it('thinks apart from the text, and shows it if its kind does', async () => {
    const { text, reasoning, usage } = await ask(kind, thinking({ as: 'field' }), isStreamed);
    expect(JSON.parse(text)).toEqual(makeModelAnswer());
    expect(reasoning).toBe(kind === 'openai' ? undefined : THOUGHTS);
    expect(usage.outputTokens).toBeGreaterThan(Math.ceil(THOUGHTS.length / 4) + 50);
  });

  it('says all in its thoughts and nothing aloud', async () => {
    const { text, reasoning } = await ask(kind, reasoningOnly(), isStreamed);
    expect(text).toBe('');
    if (kind !== 'openai') expect(reasoning).toContain('"visible"');
  });

  it('breaks off for want of tokens', async () => {
    const { text, finishReason } = await ask(kind, truncated(), isStreamed);
    expect(finishReason).toBe('length');
    expect(text).toContain('"visible"');
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  it('refuses in its own way', async () => {
    const { text, finishReason } = await ask(kind, refusing(), isStreamed);
    const isTold = ['openai', 'anthropic', 'google'].includes(kind);
    expect(finishReason).toBe(isTold ? 'content-filter' : 'stop');
    if (kind !== 'google') expect(text).toContain("I'm sorry");
  });

  it('has its answer withheld', async () => {
    expect(await ask(kind, refusing({ how: 'filtered' }), isStreamed)).toMatchObject({
      text: '',
      finishReason: 'content-filter',
    });
  });

  it('refuses in prose that nothing tells from an answer', async () => {
    const { text, finishReason } = await ask(kind, refusing({ how: 'prose' }), isStreamed);
    expect(finishReason).toBe('stop');
    expect(text).toContain("I'm sorry");
  });
});

it.each(['en', 'de', 'fr', 'ja'] as const)(
  'answers in %s whatever it is asked in',
  async (spoken) => {
    server = await startModelServer({ kind: 'ollama', behaviours: [splitAnswers(spoken)] });
    const { row } = await askForRow(createTestModel(server), { isStreamed: true });
    expect(row).toEqual(makeModelAnswer({}, spoken));
  },
);

it('combines behaviours: the outer sees what the inner made', async () => {
  server = await startModelServer({
    kind: 'vllm',
    behaviours: [thinking(), fenced({ isBare: true })],
  });
  const { text } = await askForText(createTestModel(server));
  expect(text).toMatch(/^<think>[^]*<\/think>\n\n```json\n/);
});

describe('a model on Ollama’s own API that says all in its thoughts', () => {
  const chat = async (think: boolean) => {
    const body = { model: 'm', stream: false, think, messages: [{ role: 'user', content: 'Row' }] };
    const response = await fetch(`${server.url}/api/chat`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { message } = (await response.json()) as { message: { content: string } };
    return message.content;
  };

  it('is mended by think: false, unless it is deaf to it', async () => {
    server = await startModelServer({ kind: 'ollama', behaviours: [reasoningOnly()] });
    expect(await chat(true)).toBe('');
    expect(await chat(false)).toContain('"visible"');
    server.behave(reasoningOnly({ isDeaf: true }));
    expect(await chat(false)).toBe('');
  });
});
