import { APICallError } from 'ai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { makeWork } from '../../../../../testing/analyst-calls.ts';
import { askModel } from '../ask-model.ts';
import { loadModel } from '../load-model.ts';
import { buildParts, scriptedModel, type Step } from '../scripted-model.fixture.ts';

const ANSWER = { element: 'Wall' };
const PHOTOS = 24;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits, unless the caller leaves before. */
function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

function refusal(statusCode: number, message: string): APICallError {
  const url = 'https://provider.example';
  return new APICallError({ message, url, requestBodyValues: {}, statusCode });
}
const BUSY = refusal(503, 'Server is busy, try again later');
const NO_MEMORY = refusal(500, 'CUDA error: out of memory');

/** Four questions at a time, to a server that behaves as `work` has it with so many questions under way. */
async function trial(
  work: (underWay: number, signal: AbortSignal) => Promise<void>,
  { limit = 30, speaksAtOnce = false } = {},
) {
  const counts = { underWay: 0, most: 0 };
  const step: Step = (signal) => {
    counts.underWay += 1;
    const done = work(counts.underWay, signal).finally(() => (counts.underWay -= 1));
    return Promise.resolve({
      stream: new ReadableStream({
        async start(controller) {
          const parts = buildParts(JSON.stringify(ANSWER));
          if (speaksAtOnce) for (const part of parts.splice(0, 3)) controller.enqueue(part);
          try {
            await done;
            counts.most = Math.max(counts.most, counts.underWay + 1);
            for (const part of parts) controller.enqueue(part);
            controller.close();
          } catch (error) {
            controller.error(error);
          }
        },
      }),
    });
  };
  const server = scriptedModel(step);
  const settings = { provider: 'openai-compatible' as const, model: 'm', concurrency: 4 };
  const model = await loadModel({ ...settings, photoTimeoutMs: limit * 1000 }, server);
  const ask = () =>
    askModel(
      {
        task: 'photo',
        instructions: 'Report.',
        content: [{ type: 'text', text: 'Look.' }],
        schema: z.object({ element: z.string() }),
        objection: () => null,
      },
      { model, work: makeWork() },
    ).then(
      () => 'row',
      (error: unknown) => (error as { code: string }).code,
    );
  const askAll = async (seconds: number) => {
    const asked = Promise.all(Array.from({ length: PHOTOS }, ask));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return asked;
  };
  return { askAll, counts, calls: () => server.doStreamCalls.length };
}

const ROWS = Array<string>(PHOTOS).fill('row');

it('waits in the queue of a server with one place: time counts from the answer before', async () => {
  let place = Promise.resolve();
  const { askAll, calls } = await trial(async (_, signal) => {
    const before = place;
    const turn = before.then(() => wait(20, signal));
    place = turn.catch(() => undefined);
    await turn;
  });
  expect(await askAll(PHOTOS * 21)).toEqual(ROWS);
  expect(calls()).toBe(PHOTOS);
});

it('learns how many a server takes that refuses a second one as busy', async () => {
  const { askAll, calls } = await trial(
    async (underWay, signal) => {
      if (underWay > 1) throw BUSY;
      await wait(50, signal);
    },
    { limit: 600 },
  );
  expect(await askAll(PHOTOS * 60)).toEqual(ROWS);
  // Refused at first, and now and then when one more is tried.
  expect(calls()).toBeLessThan(3 * PHOTOS);
});

it('asks fewer at a time where all of them together take longer than each may', async () => {
  const work = (underWay: number, signal: AbortSignal) => wait(underWay > 1 ? 45 : 10, signal);
  const { askAll, calls } = await trial(work, { speaksAtOnce: true });
  expect(await askAll(1200)).toEqual(ROWS);
  expect(calls()).toBeLessThan(1.5 * PHOTOS);
});

it('asks fewer at a time where there is memory for one alone', async () => {
  const { askAll } = await trial(async (underWay, signal) => {
    if (underWay > 1) throw NO_MEMORY;
    await wait(5, signal);
  });
  expect(await askAll(600)).toEqual(ROWS);
});

it('returns to its pace when the server takes as many again', async () => {
  let places = 1;
  const { askAll, counts } = await trial(
    async (underWay, signal) => {
      if (underWay > places) throw BUSY;
      await wait(5, signal);
    },
    { limit: 600 },
  );
  await askAll(600);
  expect(counts.most).toBe(1);
  places = 4;
  for (let round = 0; round < 3; round += 1) await askAll(600);
  expect(counts.most).toBe(4);
});

it('does not wait any longer for a server that never answers', async () => {
  const { askAll, calls } = await trial((_, signal) => wait(10_000, signal));
  expect(new Set(await askAll(PHOTOS * 31))).toEqual(new Set(['analyst_unreachable']));
  expect(calls()).toBe(PHOTOS);
});
