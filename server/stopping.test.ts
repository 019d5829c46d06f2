import { type Server, createServer } from 'node:http';
import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders.ts';
import { testSettings } from '../testing/hosts/host-settings.ts';
import { startHost } from './start-host.ts';

it('is not ready from the moment it is told to stop, and still answers', async () => {
  const dataDir = temporaryFolder();
  let closeServer = () => undefined as unknown;
  const host = await startHost(testSettings({ dataDir }), {
    makeServer(listener) {
      const server = createServer(listener);
      const close = server.close.bind(server);
      // Holds the stop where the host still listens.
      server.close = (done): Server => {
        closeServer = () => close(done);
        return server;
      };
      return server;
    },
  });
  const fetchStatus = async (path: string) => {
    const answer = await fetch(host.url + path);
    await answer.text();
    return answer.status;
  };
  expect(await fetchStatus('/readyz')).toBe(200);
  const closed = host.close();
  expect(await fetchStatus('/readyz')).toBe(503);
  expect(await fetchStatus('/healthz')).toBe(200);
  closeServer();
  await closed;
  rmSync(dataDir, { recursive: true });
});
