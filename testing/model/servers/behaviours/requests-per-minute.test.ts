import { afterEach, expect, it } from 'vitest';
import { askForRow } from '../ask-for-row.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { requestsPerMinute } from './requests-per-minute.ts';

let server: ModelServer;
afterEach(() => server.close());

it.each([
  { kind: 'openai', says: 'on requests per min (RPM): Limit 3, Used 3, Requested 1.' },
  { kind: 'anthropic', says: 'rate limit of 3 requests per minute' },
  { kind: 'google', says: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier' },
] as const)('$kind lets three questions a minute pass', async (way) => {
  // A minute that takes a minute, so that none of it passes on a busy machine.
  server = await startModelServer({
    kind: way.kind,
    behaviours: [requestsPerMinute({ limit: 3 })],
  });
  for (let number = 0; number < 3; number += 1) await askForRow(createTestModel(server));
  await expect(askForRow(createTestModel(server))).rejects.toMatchObject({
    statusCode: 429,
    responseBody: expect.stringContaining(way.says),
  });
});

it('lets the next pass when it said that it would', async () => {
  const behaviours = [requestsPerMinute({ limit: 1 })];
  server = await startModelServer({ kind: 'google', timeScale: 0.005, behaviours });
  await askForRow(createTestModel(server));
  expect((await askForRow(createTestModel(server), { maxRetries: 3 })).finishReason).toBe('stop');
});
