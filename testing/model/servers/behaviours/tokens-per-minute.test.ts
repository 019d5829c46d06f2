import { setTimeout as wait } from 'node:timers/promises';
import { APICallError } from 'ai';
import { afterEach, describe, expect, it } from 'vitest';
import { askForRow } from '../ask-for-row.ts';
import { headerOnlyPhoto } from '../header-only-photo.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { tokensPerMinute } from './tokens-per-minute.ts';

type Options = Omit<Parameters<typeof startModelServer>[0], 'behaviours'>;

let server: ModelServer;
afterEach(() => server.close());

async function start(options: Options, limit: Parameters<typeof tokensPerMinute>[0] = {}) {
  server = await startModelServer({
    timeScale: 0.01,
    ...options,
    behaviours: [tokensPerMinute(limit)],
  });
  return createTestModel(server);
}

/** Asks until it is sent away. */
async function refused(options: Options, limit?: Parameters<typeof tokensPerMinute>[0]) {
  const model = await start(options, limit);
  for (let number = 0; ; number += 1) {
    try {
      await askForRow(model, { photo: headerOnlyPhoto(number) });
    } catch (error) {
      if (!APICallError.isInstance(error)) throw error;
      return { error, headers: error.responseHeaders ?? {}, answered: number };
    }
  }
}

it('lets a minute’s tokens pass, counted with the size of the pictures and with the answers', async () => {
  // A minute that takes a minute, so that none of it passes on a busy machine.
  const { error, answered, headers } = await refused({ kind: 'openai', timeScale: 1 });
  // 5,520 for each picture, some for the words around it and for its answer.
  expect(answered).toBe(5);
  expect(error).toMatchObject({
    statusCode: 429,
    isRetryable: true,
    data: { error: { type: 'tokens', code: 'rate_limit_exceeded' } },
  });
  expect(error.message).toMatch(
    /Limit 30000, Used 2\d{4}, Requested 5\d{3}\. Please try again in /,
  );
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

it('has all 24 photos answered by who waits as long as it says, and in no less than four minutes', async () => {
  const model = await start({ kind: 'openai', timeScale: 0.002 });
  const started = server.clock.now();
  for (let number = 0; number < 24; number += 1) {
    const photo = headerOnlyPhoto(number);
    for (let isAnswered = false; !isAnswered;) {
      try {
        await askForRow(model, { photo });
        isAnswered = true;
      } catch (error) {
        if (!APICallError.isInstance(error)) throw error;
        await wait(Number(error.responseHeaders?.['retry-after-ms']));
      }
    }
  }
  expect(server.clock.now() - started).toBeGreaterThan(235);
  expect([...server.log.answersByPhoto.values()]).toEqual(Array.from({ length: 24 }, () => 1));
});

it('is waited for by the AI SDK itself', async () => {
  await refused({ kind: 'anthropic' });
  const next = askForRow(createTestModel(server), { photo: headerOnlyPhoto(99), maxRetries: 3 });
  expect((await next).finishReason).toBe('stop');
});

it('cannot be waited for where one question is more than a minute holds', async () => {
  const { error, headers, answered } = await refused({ kind: 'openai' }, { limit: 5000 });
  expect(answered).toBe(0);
  expect(error.message).toContain('Request too large');
  expect(headers).not.toHaveProperty('retry-after');
});

describe('when to come again', () => {
  it('is told to the real clock in milliseconds that pass, beside the server’s whole seconds', async () => {
    const { headers } = await refused({ kind: 'anthropic' });
    const seconds = Number(headers['retry-after']);
    expect(Number(headers['retry-after-ms'])).toBeLessThanOrEqual(seconds * 10);
    expect(Number(headers['retry-after-ms'])).toBeGreaterThan((seconds - 1) * 10);
  });

  it('is told to a clock as fast as the server’s as the real ones tell it', async () => {
    const { headers } = await refused({ kind: 'anthropic', clientClock: 'server' });
    expect(headers).not.toHaveProperty('retry-after-ms');
    expect(headers['retry-after']).toMatch(/^\d+$/);
  });

  it('is told as a date, by the server’s own calendar', async () => {
    const { headers } = await refused({ kind: 'openai', clientClock: 'server' }, { tells: 'date' });
    const wait = Date.parse(headers['retry-after'] ?? '') - Date.parse(headers['date'] ?? '');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(62_000);
    expect(wait).toBeGreaterThanOrEqual(Number(headers['retry-after-ms']));
  });

  it('is told by Google in the body alone', async () => {
    const { error, headers } = await refused(
      { kind: 'google', clientClock: 'server' },
      { limit: 20_000 },
    );
    expect(headers).not.toHaveProperty('retry-after');
    expect(error.responseBody).toMatch(/"retryDelay":"\d+\.\d{3}s"/);
    expect(error.data).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED', code: 429 } });
  });

  it('is kept secret, if that is what the server does', async () => {
    const { headers } = await refused(
      { kind: 'openai', clientClock: 'server' },
      { tells: 'nothing' },
    );
    expect(Object.keys(headers).filter((name) => name.startsWith('retry'))).toEqual([]);
  });
});
