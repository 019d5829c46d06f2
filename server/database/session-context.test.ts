import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PgliteConnection } from '@supabase/lite/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import type { EngineConnection } from './engine-connection.ts';
import { EngineThread } from './engine-thread.ts';
import { openDatabase } from './open-database.ts';
import { sessionContext } from './session-context.ts';

type Context = typeof sessionContext;

/** The library's preparation of each request, in seven statements. */
const librarys = (
  PgliteConnection.prototype as unknown as {
    applyJwtSessionContext(...args: [...Parameters<Context>, boolean]): Promise<void>;
  }
).applyJwtSessionContext;

const folder = temporaryFolder();
let connection: EngineConnection;

beforeAll(async () => {
  copyMadeDatabase(folder);
  connection = await openDatabase({ folder: join(folder, 'database') });
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

/** All that a policy or a function can read of the caller. */
async function seenAfter(apply: Context, caller: Parameters<Context>[1]) {
  return connection.runInTransaction(async (transaction) => {
    await apply(transaction, caller);
    const { rows } = await sql`select current_user, session_user, array(
      select coalesce(nullif(current_setting(name, true), ''), '-') from unnest(array['role',
        'request.jwt.claim.sub', 'request.jwt.claim.role', 'request.jwt.claims', 'storage.operation'
      ]) as name) as settings`.execute(transaction);
    return rows;
  });
}

it.each([
  { auth: { role: 'anon', uid: null } },
  {},
  { auth: { role: 'authenticated', uid: 'a', jwt: { sub: 'a', role: 'authenticated' } } },
  { auth: { role: 'service_role', uid: `b'; drop role anon` }, storage: { operation: 'upload' } },
])('makes a transaction that of its caller as the library does: %j', async (caller) => {
  const seen = await seenAfter(sessionContext, caller);
  const expected = await seenAfter((...args) => librarys.call(connection, ...args, true), caller);
  expect(seen).toEqual(expected);
  expect(seen).toMatchObject([{ current_user: caller.auth?.role ?? 'anon' }]);
});

it('leaves nothing of the caller to the next transaction @session-context-1', async () => {
  await seenAfter(sessionContext, { auth: { role: 'authenticated', uid: 'a', jwt: { sub: 'a' } } });
  const { rows } = await connection.driver.query(
    `select current_user, current_setting('request.jwt.claim.sub', true) as sub`,
  );
  expect(rows).toEqual([{ current_user: 'postgres', sub: '' }]);
});

it('refuses a role that does not exist @session-context-2', async () => {
  const unknown = seenAfter(sessionContext, { auth: { role: 'nobody' } });
  await expect(unknown).rejects.toMatchObject({ code: '22023' });
});

it('hands out no privileges with the first request, as the library would', async () => {
  const caller = { auth: { role: 'authenticated', uid: null } };
  await connection.withContext(caller, () => Promise.resolve());
  const { rows } = await connection.driver.query(
    `select name from unnest(array['auth.users', 'auth.sessions', 'host.secrets', 'private.quota']) as name
     where has_table_privilege('authenticated', name, 'select')`,
  );
  expect(rows).toEqual([]);
});

it('reaches the engine in one message with the first statement', async () => {
  const sent = vi.spyOn(EngineThread.prototype, 'run');
  await seenAfter(sessionContext, { auth: { role: 'anon', uid: null } });
  expect(sent.mock.calls.map(([statements]) => statements.length)).toEqual([3, 1]);
  sent.mockRestore();
});

it('is not sent where nothing follows', async () => {
  const sent = vi.spyOn(EngineThread.prototype, 'run');
  await connection.runInTransaction((transaction) => sessionContext(transaction, {}));
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
});
