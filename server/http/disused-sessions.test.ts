/** A session ends after so many days in which nobody used it. */
import { afterEach, expect, it } from 'vitest';
import { openStoredDatabase } from '../database/open-stored-database.ts';
import type { HostConnection } from '../database/host-connection.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { signIn } from '../../testing/people.ts';
import type { Host } from '../start-host.ts';

let host: Host;
let connection: HostConnection;
afterEach(() => host.close());

async function start(sessionDays?: number) {
  host = await startTestHost(sessionDays === undefined ? {} : { sessionDays }, {
    openDatabase: async (folder) => (connection = await openStoredDatabase(folder)),
  });
}

/** As if so many days had passed since the session was last used. */
const passDays = (days: number) =>
  connection.driver.query(
    `update auth.sessions set created_at = created_at - make_interval(days => $1::integer),
       refreshed_at = refreshed_at - make_interval(days => $1::integer)`,
    [days],
  );

it('after 30 days unless the operator says otherwise @disused-sessions-1', async () => {
  await start();
  const { client } = await signIn(host.url);
  await passDays(29);
  expect((await client.auth.refreshSession()).error).toBe(null);
  // Used, it lasts from then on.
  await passDays(29);
  expect((await client.auth.refreshSession()).error).toBe(null);
  await passDays(31);
  expect((await client.auth.refreshSession()).error?.status).toBe(400);
  expect((await signIn(host.url, 'again@example.com')).email).toBe('again@example.com');
});

it('after as many as the operator says, and nobody else’s with it', async () => {
  await start(2);
  const person = await signIn(host.url);
  await passDays(3);
  const other = await signIn(host.url);
  expect((await person.client.auth.refreshSession()).error?.status).toBe(400);
  expect((await other.client.auth.refreshSession()).error).toBe(null);
});
