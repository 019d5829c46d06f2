import type { Attack, Belongings, Row } from './cell.ts';
import { READS, type ReadTrick } from './read-tricks.ts';
import { type Table, WRITES } from './write-tricks.ts';

const TABLES: Table[] = [
  {
    name: 'reports',
    key: 'id',
    idOf: ({ report }) => report,
    row: ({ user }) => ({ user_id: user, title: 'New' }),
    change: { title: 'Changed' },
  },
  {
    name: 'observations',
    key: 'id',
    idOf: ({ observation }) => observation,
    row: ({ user, report }) => ({ user_id: user, report_id: report, element: 'New' }),
    change: { element: 'Changed' },
  },
  {
    name: 'sections',
    key: 'id',
    idOf: ({ section }) => section,
    row: ({ user, report }) => ({
      user_id: user,
      report_id: report,
      heading: 'Recommendation',
    }),
    change: { paragraph: 'Changed' },
  },
  {
    name: 'style_profiles',
    key: 'user_id',
    idOf: ({ user }) => user,
    row: ({ user }) => ({ user_id: user, style_hint: 'New' }),
    change: { style_hint: 'Changed' },
  },
  {
    name: 'analyst_usage',
    key: 'user_id',
    idOf: ({ user }) => user,
    row: ({ user }) => ({ user_id: user, day: '2026-01-02', task: 'generation', used: 0 }),
    change: { used: 0 },
  },
  {
    name: 'signup_emails',
    key: 'id',
    idOf: ({ user }) => user,
    row: ({ user }) => ({ email: `${user}@example.com`, referral_source: 'Other' }),
    change: { email: 'changed@example.com' },
  },
];

/** Names that are no table of the product's, some of them tables of the database's. */
const OTHER_ADDRESSES = [
  '',
  '/',
  'users',
  'auth.users',
  'objects',
  'storage.objects',
  'schema_migrations',
  'pg_catalog.pg_class',
  'Reports',
  '%72eports',
  'reports/',
  '/reports',
  './reports',
  'reports%2f',
  'reports%00',
  'reports;',
  'reports/extra',
  'rpc/session_is_live',
  'rpc/keep_no_password',
  'rpc/version',
  'rpc/pg_sleep',
  'rpc/uid',
  'rpc/',
  'rpc/take_analyst_allowance/x',
];

/** Everything tried on the data service, table by table and verb by verb. */
export function tableRows(): Row[] {
  return [
    ...TABLES.flatMap((table) => READS.map((trick) => reading(table, trick))),
    ...TABLES.flatMap((table) => WRITES.flatMap((trick) => trick(table))),
    ...OTHER_ADDRESSES.flatMap((name) => ['GET', 'POST'].map((method) => other(name, method))),
    ...allowanceRows(),
  ];
}

function reading(table: Table, { name, query, method = 'GET', headers = {} }: ReadTrick): Row {
  return {
    name: `${table.name} select ${name}`,
    writes: false,
    attack: (owner, me) => {
      const search = typeof query === 'string' ? query : query(table.idOf(owner), owner, me);
      const path = `/rest/v1/${table.name}?${search.replaceAll('{key}', table.key)}`;
      return { method, path, headers };
    },
  };
}

function other(name: string, method: string): Row {
  return {
    name: `address ${method} ${name || 'none'}`,
    writes: method === 'POST',
    attack: () => ({
      method,
      path: `/rest/v1/${name}`,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    }),
  };
}

/** The one function that the product calls: it counts for the caller, and only up. */
function allowanceRows(): Row[] {
  const call = (name: string, body: unknown, change: Partial<Attack> = {}): Row => ({
    name: `take_analyst_allowance call ${name}`,
    writes: true,
    attack: (owner: Belongings) => ({
      method: 'POST',
      path: '/rest/v1/rpc/take_analyst_allowance',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        typeof body === 'function' ? (body as (o: Belongings) => unknown)(owner) : body,
      ),
      ...change,
    }),
  });
  const plain = { p_task: 'analysis', p_limit: 1000 };
  return [
    call('plain', plain),
    call('another task', { ...plain, p_task: 'free' }),
    call('a negative limit', { ...plain, p_limit: -1 }),
    call('a limit beyond numbers', { ...plain, p_limit: 1e300 }),
    call('a forged person', (owner: Belongings) => ({ ...plain, user_id: owner.user })),
    call('an array', [plain, plain]),
    call('no argument', {}),
    call('GET', plain, { method: 'GET' }),
    call('a filter', plain, { path: '/rest/v1/rpc/take_analyst_allowance?p_task=eq.analysis' }),
    call('another schema', plain, {
      headers: { 'content-type': 'application/json', 'content-profile': 'auth' },
    }),
  ];
}
