/** The request roles' privileges before any policy: the same on the embedded host's database as on Supabase's. */
import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES } from '../../testing/databases/engines.ts';

/** Relations by what each role may do with the whole of them, or with some of their columns. */
const PRIVILEGES = `
  select r.role || ' ' || p.privilege || ' ' || c.oid::regclass
      || case when has_table_privilege(r.role, c.oid, p.privilege) then '' else ' (some columns)' end as may
  from pg_class c join pg_namespace n on n.oid = c.relnamespace,
    unnest(array['anon', 'authenticated', 'service_role']) r (role),
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) p (privilege)
  where n.nspname = any($1) and c.relkind in ('r', 'v', 'm', 'p')
    and (has_table_privilege(r.role, c.oid, p.privilege)
      or (p.privilege in ('SELECT', 'INSERT', 'UPDATE') and has_any_column_privilege(r.role, c.oid, p.privilege)))
  order by 1`;

async function listPrivileges(schemas: string[], engine: (typeof BOTH_ENGINES)[number]) {
  const started = await engine.start();
  const database = await started.open();
  try {
    const rows = await database.admin(PRIVILEGES, [schemas]);
    return rows.map(({ may }) => String(may));
  } finally {
    await database.close();
    await started.stop();
  }
}

const [embedded, server] = BOTH_ENGINES;
if (!embedded || !server) throw new Error('There are two engines.');

describe('the request roles', () => {
  it('may enter nobody’s accounts and sessions', async () => {
    expect(await listPrivileges(['auth', 'host', 'supabase_migrations'], embedded)).toEqual([]);
  });

  it('have a visitor write to the waitlist, and nothing else', async () => {
    const all = await listPrivileges(['public', 'private'], embedded);
    expect(all.filter((may) => may.startsWith('anon '))).toEqual([
      'anon INSERT signup_emails (some columns)',
    ]);
  });

  it.skipIf(server.isMissing)(
    'may do the same on a PostgreSQL as Supabase sets it up',
    async () => {
      const schemas = ['public', 'private'];
      expect(await listPrivileges(schemas, embedded)).toEqual(
        await listPrivileges(schemas, server),
      );
    },
  );
});
