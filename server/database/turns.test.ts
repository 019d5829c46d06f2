import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import type { EngineConnection } from './engine-connection.ts';
import { openDatabase } from './open-database.ts';

const folder = temporaryFolder();
let connection: EngineConnection;

beforeAll(async () => {
  copyMadeDatabase(folder);
  connection = await openDatabase({ folder: join(folder, 'database') });
  await connection.driver.exec(`
    create table note (owner text); alter table note enable row level security;
    create policy own on note using (owner = current_setting('request.jwt.claim.sub', true));
    insert into note select unnest(array['a', 'b']);
    grant select on note to authenticated;
  `);
});

afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});

async function notesOf(uid: string): Promise<string[]> {
  const context = { auth: { role: 'authenticated', uid } };
  const read = () => connection.driver.query<{ owner: string }>('select owner from note');
  const { rows } = await connection.withContext(context, read);
  return rows.map(({ owner }) => owner);
}

it('keeps requests out of the transactions of others', async () => {
  const people = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? 'a' : 'b'));
  const seen = await Promise.all(people.map(notesOf));
  expect(seen).toEqual(people.map((person) => [person]));
});

it('keeps statements without a role out of transactions with one', async () => {
  const roles = Array.from({ length: 20 }, async () => {
    const asked = notesOf('a');
    const { rows } = await connection.driver.query<{ current_user: string }>('select current_user');
    await asked;
    return rows[0]?.current_user;
  });
  expect(new Set(await Promise.all(roles))).toEqual(new Set(['postgres']));
});

it('lets work that holds the session use it again, and frees it after a failure', async () => {
  const nested = connection.exclusively(() => connection.exclusively(() => Promise.resolve('in')));
  await expect(nested).resolves.toBe('in');
  await expect(connection.exclusively(() => Promise.reject(new Error('broken')))).rejects.toThrow();
  await expect(notesOf('b')).resolves.toEqual(['b']);
});
