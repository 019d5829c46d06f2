import { APICallError } from 'ai';
import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import { z } from 'zod';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import type { Usage } from '../../contract/stored.ts';
import { askModel, type Question } from '../ask-model.ts';
import { loadModel, type ModelSettings } from '../load-model.ts';
import { buildParts, scriptedModel, spoken, type Step } from '../scripted-model.fixture.ts';

const ANSWER = { element: 'Wall' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function question(text = 'Look.'): Question<typeof ANSWER> {
  return {
    task: 'photo',
    instructions: 'Report.',
    content: [{ type: 'text', text }],
    schema: z.object({ element: z.string() }),
    objection: () => null,
  };
}

async function trial(steps: Step[], changes: Partial<ModelSettings> = {}) {
  const server = scriptedModel(...steps);
  const settings = { provider: 'openai-compatible' as const, model: 'm', ...changes };
  const model = await loadModel(settings, server);
  const work = makeWork();
  const ask = (signal = work.signal) => askModel(question(), { model, work: { ...work, signal } });
  return { server, model, work, ask };
}

/** Answers after so long, in pieces of a second, as a model at work does. */
const slow =
  (seconds: number): Step =>
  () =>
    Promise.resolve({
      stream: new ReadableStream({
        async start(controller) {
          await new Promise((done) => setTimeout(done, seconds * 1000));
          for (const part of buildParts(JSON.stringify(ANSWER))) controller.enqueue(part);
          controller.close();
        },
      }),
    });

/** Begins to answer; then the line falls silent, or breaks. */
const begins =
  (then: 'silence' | Error): Step =>
  (signal) =>
    Promise.resolve({
      stream: new ReadableStream({
        start(controller) {
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          for (const part of buildParts('{"elem').slice(0, -2)) controller.enqueue(part);
          if (then !== 'silence') setTimeout(() => controller.error(then), 10);
        },
      }),
    });

function status(statusCode: number, headers: Record<string, string> = {}, body = '') {
  return new APICallError({
    message: 'refused',
    url: 'https://provider.example',
    requestBodyValues: {},
    statusCode,
    responseHeaders: headers,
    responseBody: body,
  });
}

/** Lets so much time pass, in steps in which everything that waits can go on. */
async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

describe('the queue of a model', () => {
  it('lets twelve photos of twenty seconds each finish, though each may take but thirty', async () => {
    const { ask, server, work } = await trial([slow(20)], { photoTimeoutMs: 30_000 });
    const asked = Promise.all(Array.from({ length: 12 }, () => ask()));
    await pass(19);
    expect(server.doStreamCalls).toHaveLength(1);
    await pass(12 * 21);
    expect(await asked).toEqual(Array(12).fill({ answer: ANSWER, objection: null }));
    expect(server.doStreamCalls).toHaveLength(12);
    // Waiting for its turn is not counted.
    for (const { seconds } of work.usages) expect(seconds).toBeCloseTo(20, 0);
  });

  it('asks a cloud four at a time, or as many as it is told', async () => {
    const cloud = await trial([slow(5)], { provider: 'anthropic' });
    const six = Promise.all(Array.from({ length: 6 }, () => cloud.ask()));
    await pass(1);
    expect(cloud.server.doStreamCalls).toHaveLength(4);
    const two = await trial([slow(5)], { provider: 'anthropic', concurrency: 2 });
    const three = Promise.all(Array.from({ length: 3 }, () => two.ask()));
    await pass(1);
    expect(two.server.doStreamCalls).toHaveLength(2);
    await pass(20);
    await Promise.all([six, three]);
  });

  it('waits with all of them as long as a 429 says, and the refused one goes first again', async () => {
    const { ask, server, model } = await trial([status(429, { 'retry-after': '30' }), ANSWER]);
    const order: string[] = [];
    const one = (name: string) =>
      askModel(question(name), { model, work: makeWork() }).then(() => order.push(name));
    const asked = Promise.all([one('first'), one('second'), one('third')]);
    await pass(29);
    expect(server.doStreamCalls).toHaveLength(1);
    await pass(2);
    await asked;
    expect(order).toEqual(['first', 'second', 'third']);
    expect(await ask()).toEqual({ answer: ANSWER, objection: null });
  });

  it('gets 24 photos through a limit of four a minute', async () => {
    let budget = 4;
    const limited: Step = () => {
      if (budget === 0) throw status(429, { 'retry-after': '60' });
      budget -= 1;
      return spoken(JSON.stringify(ANSWER))();
    };
    const { ask, work } = await trial([limited], { provider: 'openai', concurrency: 4 });
    const asked = Promise.all(Array.from({ length: 24 }, () => ask()));
    for (let minute = 0; minute < 12; minute += 1) {
      await pass(60);
      budget = 4;
      await pass(1);
    }
    expect(await asked).toHaveLength(24);
    // A question refused at the door costs nothing.
    expect(work.usages).toHaveLength(24);
  });

  it('gives up at once when the wait told is longer than its patience, or not today', async () => {
    const long = await trial([status(429, { 'retry-after': '3600' })], { patienceMs: 60_000 });
    await expect(long.ask()).rejects.toMatchObject({ code: 'analyst_quota' });
    const daily = 'Quota exceeded: GenerateRequestsPerDayPerProjectPerModel-FreeTier';
    const today = await trial([status(429, {}, daily)]);
    await expect(today.ask()).rejects.toMatchObject({ code: 'analyst_quota' });
    expect(today.server.doStreamCalls).toHaveLength(1);
  });

  it('does not take a server at its word for ever that says to come back at once', async () => {
    const { ask, server } = await trial([status(429, { 'retry-after-ms': '1' })], {
      patienceMs: 120_000,
    });
    const asked = ask().catch((error: unknown) => error);
    await pass(200);
    expect(await asked).toMatchObject({ code: 'analyst_quota' });
    expect(server.doStreamCalls.length).toBeLessThan(12);
  });

  it('lets go of who leaves while waiting: that one is never asked', async () => {
    const { ask, server } = await trial([slow(20)]);
    const first = ask();
    const leaving = new AbortController();
    const second = ask(leaving.signal);
    leaving.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    await pass(60);
    await first;
    expect(server.doStreamCalls).toHaveLength(1);
  });
});

describe('a line that fails', () => {
  it.each<[string, Step]>([
    ['breaks in the middle of an answer', begins(new TypeError('terminated'))],
    ['falls silent in the middle of an answer', begins('silence')],
    ['is overloaded in the middle of an answer', begins(status(529))],
    ['ends as if all had been said', spoken('{"element": "Wa', 'other')],
  ])('and %s is asked again, with leave, and counted', async (_, step) => {
    const { ask, work } = await trial([step, ANSWER]);
    const leave = vi.spyOn(work, 'mayAskAgain');
    const asked = ask();
    await pass(200);
    expect(await asked).toEqual({ answer: ANSWER, objection: null });
    expect(work.usages).toHaveLength(2);
    expect(leave).toHaveBeenCalled();
  });

  it.each<[string, Step, string, number]>([
    ['that drops every time', begins(new TypeError('terminated')), 'analyst_unreachable', 3],
    ['that is refused every time', new TypeError('fetch failed'), 'analyst_unreachable', 3],
    ['that answers 500 every time', status(500), 'analyst_unreachable', 3],
  ])('and one %s is given up', async (_, step, code, calls) => {
    const { ask, server } = await trial([step]);
    const asked = ask().catch((error: unknown) => error);
    await pass(60);
    expect(await asked).toMatchObject({ name: 'FunctionError', code });
    expect(server.doStreamCalls).toHaveLength(calls);
  });

  it('waits out an overload', async () => {
    const { ask } = await trial([status(529), status(503, { 'retry-after': '5' }), ANSWER]);
    const asked = ask();
    await pass(20);
    expect(await asked).toMatchObject({ answer: ANSWER });
  });

  it('gives up on a model that does not begin in its time, once, and says which setting helps', async () => {
    const { ask, server, work } = await trial([slow(100)], { photoTimeoutMs: 30_000 });
    const asked = ask().catch((error: unknown) => error);
    await pass(31);
    expect(await asked).toMatchObject({
      code: 'analyst_unreachable',
      message: expect.stringContaining('did not answer in time') as string,
      cause: { name: 'timed_out', code: 'raise-AI_TIMEOUT_SECONDS' },
    });
    expect(server.doStreamCalls).toHaveLength(1);
    expect(work.usages.map(({ questions }: Usage) => questions)).toEqual([1]);
  });

  it('asks again after a told moment in HTTP form, or in words', async () => {
    vi.setSystemTime('2026-11-22T10:00:00Z');
    const moment = status(429, { 'retry-after': 'Sun, 22 Nov 2026 10:00:20 GMT' });
    const words = status(429, {}, 'Rate limit reached. Please try again in 1m6.5s.');
    const google = status(429, {}, '{"status":"RESOURCE_EXHAUSTED","retryDelay": "34s"}');
    const { ask, server } = await trial([moment, words, google, ANSWER]);
    const asked = ask();
    for (const [seconds, calls] of [
      [19, 1],
      [2, 2],
      [65, 2],
      [2, 3],
      [31, 3],
      [2, 4],
    ] as const) {
      await pass(seconds);
      expect(server.doStreamCalls).toHaveLength(calls);
    }
    expect(await asked).toMatchObject({ answer: ANSWER });
  });
});
