import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { makeModelAnswer } from '../../model-answers.ts';
import { askForRow } from '../ask-for-row.ts';
import { headerOnlyPhoto } from '../header-only-photo.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { slowOneAtATime } from './slow-one-at-a-time.ts';

let server: ModelServer;
afterEach(() => server.close());

describe.each([false, true])('a server with one place, streamed: %s', (isStreamed) => {
  it('takes its seconds for each of sixty photos, one after the other', async () => {
    const behaviours = [slowOneAtATime({ seconds: 20 })];
    server = await startModelServer({ kind: 'ollama', timeScale: 0.001, behaviours });
    const model = createTestModel(server);
    const photos = Array.from({ length: 60 }, (_, index) => headerOnlyPhoto(index));
    const answers = await Promise.all(
      photos.map((photo) => askForRow(model, { photo, isStreamed })),
    );
    expect(answers.map(({ row }) => row)).toEqual(photos.map(() => makeModelAnswer()));

    const { records, mostAtOnce, askedTwiceAtOnce } = server.log;
    expect(mostAtOnce).toBeGreaterThan(5);
    expect(askedTwiceAtOnce).toEqual([]);
    const turns = records.map(({ begunAt, endedAt }) => [begunAt ?? 0, endedAt ?? 0] as const);
    turns.sort(([one], [other]) => one - other);
    for (const [index, [begunAt, endedAt]] of turns.entries()) {
      // A timer may fire a millisecond early, which is a second of this server's.
      expect(endedAt - begunAt).toBeGreaterThan(17);
      expect(begunAt).toBeGreaterThanOrEqual(turns[index - 1]?.[1] ?? 0);
    }
  });
});

it('lets those who hang up leave the queue, and the one it works for', async () => {
  const behaviours = [slowOneAtATime({ seconds: 3600 })];
  server = await startModelServer({ kind: 'openai', timeScale: 0.001, behaviours });
  const hangUps = [];
  for (const number of [1, 2]) {
    const hangUp = new AbortController();
    const photo = headerOnlyPhoto(number);
    const asked = askForRow(createTestModel(server), { photo, signal: hangUp.signal });
    hangUps.push({ hangUp, left: expect(asked).rejects.toThrow() });
    while (server.log.records.length < number) await wait(5);
  }
  for (const [index, { hangUp, left }] of [...hangUps.entries()].reverse()) {
    hangUp.abort();
    await left;
    while (server.log.records[index]?.outcome === 'open') await wait(5);
  }
  expect(server.log.records.map(({ outcome }) => outcome)).toEqual(['abandoned', 'abandoned']);
  expect(server.log.records).toMatchObject([{ begunAt: expect.any(Number) }, { begunAt: null }]);

  server.behave(slowOneAtATime({ seconds: 1 }));
  expect((await askForRow(createTestModel(server))).finishReason).toBe('stop');
});

it('has the place free for the next when a caller hung up', async () => {
  const behaviours = [slowOneAtATime({ seconds: 100 })];
  server = await startModelServer({ kind: 'openai', timeScale: 0.001, behaviours });
  const hangUp = new AbortController();
  const first = askForRow(createTestModel(server), { signal: hangUp.signal });
  const left = expect(first).rejects.toThrow();
  while (server.log.records.length < 1) await wait(5);
  const second = askForRow(createTestModel(server), { photo: headerOnlyPhoto(2) });
  hangUp.abort();
  await left;
  expect((await second).finishReason).toBe('stop');
});

describe('one that greets', () => {
  const callModel = (body: object) =>
    fetch(`${server.baseUrl}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Row' }], ...body }),
    });

  it('gives signs of life to those who wait, and begins when it begins', async () => {
    const behaviours = [slowOneAtATime({ seconds: 60, greets: true })];
    server = await startModelServer({ kind: 'lm-studio', timeScale: 0.002, behaviours });
    const first = callModel({ stream: true });
    while (server.log.records.length < 1) await wait(5);
    const second = await callModel({ stream: true });
    expect(second.status).toBe(200);
    expect(server.log.records[1]).toMatchObject({ outcome: 'open', begunAt: null });
    const text = await second.text();
    expect(text).toMatch(/^: keep-alive\n\n[^]*data: \[DONE\]/);
    expect(await (await first).text()).toContain('data: [DONE]');
  });

  it('is read by the AI SDK as any other', async () => {
    const behaviours = [slowOneAtATime({ seconds: 20, greets: true })];
    server = await startModelServer({ kind: 'openai', timeScale: 0.001, behaviours });
    const asked = [1, 2, 3].map((number) =>
      askForRow(createTestModel(server), { photo: headerOnlyPhoto(number), isStreamed: true }),
    );
    for (const { row } of await Promise.all(asked)) expect(row).toEqual(makeModelAnswer());
  });
});
