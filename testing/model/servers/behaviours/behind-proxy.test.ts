import { afterEach, expect, it } from 'vitest';
import { askForRow } from '../ask-for-row.ts';
import { createTestModel } from '../create-test-model.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { SERVER_KINDS } from '../server-kind.ts';
import { behindProxy } from './behind-proxy.ts';

let server: ModelServer;
afterEach(() => server.close());

it.each(SERVER_KINDS)('a page stands where %s would have answered', async (kind) => {
  server = await startModelServer({ kind, behaviours: [behindProxy()] });
  await expect(askForRow(createTestModel(server))).rejects.toMatchObject({
    statusCode: 502,
    responseBody: expect.stringContaining('<h1>Bad Gateway</h1>'),
  });
  server.behave(behindProxy({ status: 200 }));
  await expect(askForRow(createTestModel(server))).rejects.toThrow();
  await expect(askForRow(createTestModel(server), { isStreamed: true })).rejects.toThrow();
  expect(server.log.records.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
});
