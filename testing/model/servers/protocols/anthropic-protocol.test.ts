import { createAnthropic } from '@ai-sdk/anthropic';
import { afterEach, expect, it } from 'vitest';
import { makeModelAnswer } from '../../model-answers.ts';
import { askForRow } from '../ask-for-row.ts';
import { overloaded } from '../behaviours/overloaded.ts';
import { thinking } from '../behaviours/thinking.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';

let server: ModelServer;
afterEach(() => server.close());

// Models of two ages: the older are made to answer by a tool, the newer by a format.
it.each([
  { model: 'claude-3-haiku-20240307', tool: 'json', isStreamed: false },
  { model: 'claude-3-haiku-20240307', tool: 'json', isStreamed: true },
  { model: 'claude-opus-5', tool: null, isStreamed: false },
  { model: 'claude-opus-5', tool: null, isStreamed: true },
])('$model answers by the tool $tool, streamed: $isStreamed', async (asked) => {
  server = await startModelServer({ kind: 'anthropic', behaviours: [thinking({ as: 'field' })] });
  const provider = createAnthropic({ baseURL: server.baseUrl, apiKey: 'test-key' });
  const answer = await askForRow(provider(asked.model), asked);
  expect(answer).toMatchObject({ row: makeModelAnswer(), finishReason: 'stop' });
  expect(server.log.records[0]?.question).toMatchObject({
    answerTool: asked.tool,
    jsonMode: 'schema',
  });
});

async function stream() {
  const response = await fetch(`${server.url}/v1/messages`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'claude-opus-5',
      max_tokens: 500,
      stream: true,
      messages: [{ role: 'user', content: 'A row.' }],
    }),
  });
  return (await response.text())
    .split('\n')
    .flatMap((line) => /^event: (.*)/.exec(line)?.[1] ?? []);
}

it('tells what happens in the order of the protocol', async () => {
  server = await startModelServer({ kind: 'anthropic' });
  expect([...new Set(await stream())]).toEqual([
    'message_start',
    'ping',
    'content_block_start',
    'content_block_delta',
    'content_block_stop',
    'message_delta',
    'message_stop',
  ]);
  server.behave(overloaded({ isMidway: true }));
  const broken = await stream();
  expect(broken.at(-1)).toBe('error');
  expect(broken).not.toContain('message_stop');
});

it('reads from its cache only what the caller marked', async () => {
  server = await startModelServer({ kind: 'anthropic' });
  const long = { type: 'text', text: 'Rules of the house. '.repeat(400) };
  const ask = async (part: object, content: string) => {
    const response = await fetch(`${server.url}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify({
        model: 'm',
        max_tokens: 9,
        system: [part],
        messages: [{ role: 'user', content }],
      }),
    });
    const { usage } = (await response.json()) as { usage: { cache_read_input_tokens: number } };
    return usage.cache_read_input_tokens;
  };
  await ask(long, 'one');
  expect(await ask(long, 'two')).toBe(0);
  const marked = { ...long, cache_control: { type: 'ephemeral' } };
  expect(await ask(marked, 'three')).toBe(0);
  expect(await ask(marked, 'four')).toBeGreaterThan(1900);
});
