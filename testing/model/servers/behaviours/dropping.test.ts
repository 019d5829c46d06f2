import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { askForRow, askForText } from '../ask-for-row.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { SERVER_KINDS } from '../server-kind.ts';
import { dropping } from './dropping.ts';
import { onlyWhen } from './only-when.ts';

let server: ModelServer;
afterEach(() => server.close());

const WAYS = SERVER_KINDS.flatMap((kind) => [
  { kind, isStreamed: false },
  { kind, isStreamed: true },
]);

describe.each(WAYS)('$kind, streamed: $isStreamed', ({ kind, isStreamed }) => {
  it.each(['before-headers', 'midway'] as const)('resets the connection %s', async (when) => {
    server = await startModelServer({ kind, behaviours: [dropping({ when })] });
    await expect(askForText(createTestModel(server), { isStreamed })).rejects.toThrow();
    expect(server.log.records).toMatchObject([{ outcome: 'broken' }]);
  });
});

it.each([
  { when: 'stalled-before', isStreamed: true, status: null },
  { when: 'stalled-before', isStreamed: false, status: null },
  { when: 'stalled', isStreamed: true, status: 200 },
  { when: 'stalled', isStreamed: false, status: 200 },
] as const)(
  'says no more, $when, streamed: $isStreamed, until the caller gives up',
  async (way) => {
    server = await startModelServer({ kind: 'openai', behaviours: [dropping({ when: way.when })] });
    const hangUp = new AbortController();
    const asked = askForRow(createTestModel(server), {
      signal: hangUp.signal,
      isStreamed: way.isStreamed,
    });
    const left = expect(asked).rejects.toThrow();
    // As far as it goes; on a busy machine that takes its time.
    while (server.log.records[0]?.status !== way.status) await wait(5);
    expect(server.log.records).toMatchObject([{ outcome: 'open' }]);
    hangUp.abort();
    await left;
    while (server.log.records[0]?.outcome === 'open') await wait(5);
    expect(server.log.records).toMatchObject([{ outcome: 'abandoned', status: way.status }]);
  },
);

it('drops only what it is told to drop', async () => {
  const first = onlyWhen(({ timesAsked }) => timesAsked === 1, dropping());
  server = await startModelServer({ kind: 'vllm', behaviours: [first] });
  await expect(askForRow(createTestModel(server))).rejects.toThrow();
  expect((await askForRow(createTestModel(server))).finishReason).toBe('stop');
});

it('keeps nobody waiting when the test is over', async () => {
  server = await startModelServer({ kind: 'google', behaviours: [dropping({ when: 'stalled' })] });
  const left = expect(askForRow(createTestModel(server), { isStreamed: true })).rejects.toThrow();
  while (server.log.records.length < 1) await wait(5);
  await server.close();
  await left;
  server = await startModelServer({ kind: 'google' });
});
