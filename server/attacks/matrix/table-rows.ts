import { type Attack, type Belongings, JSON_BODY, type Row } from './cell.ts';
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
    name: 'versions',
    key: 'id',
    idOf: ({ version }) => version,
    row: ({ user, report, observation }) => ({
      user_id: user,
      report_id: report,
      kind: 'observation',
      subject_id: observation,
      kept: { element: 'New' },
      reason: 'edited',
    }),
    change: { analyst: 'Changed' },
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

/** What the database alone writes, and what it holds to a few words; all of it on the own row. */
const OTHER_CHANGES: [table: string, trick: string, change: Record<string, unknown>][] = [
  ['observations', 'who checked it', { checked_by: null }],
  ['observations', 'when it was checked', { checked_at: '1970-01-01' }],
  ['observations', 'the version', { version: 1000 }],
  ['observations', 'a hand that nobody lent', { hand: 'written' }],
  ['observations', 'an unknown hand', { hand: 'robot' }],
  ['observations', 'an unknown outcome', { outcome: 'fine' }],
  ['observations', 'an unknown severity', { severity: 'fatal' }],
  ['observations', 'an unknown urgency', { urgency: 'never' }],
  ['observations', 'a place of 501 characters', { location: 'x'.repeat(501) }],
  ['observations', 'marks that are no list', { marks: {} }],
  ['observations', 'references that are no object', { photo_refs: [] }],
  ['sections', 'the version', { version: 1000 }],
  ['sections', 'references that are no object', { photo_refs: [] }],
  ['reports', 'printed lines', { print_marks: true }],
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
  'rpc/keep_version',
  'rpc/is_restoring',
  'rpc/uid',
  'rpc/',
  'rpc/take_analyst_allowance/x',
];

/** Everything tried on the data service, table by table and verb by verb. */
export function tableRows(): Row[] {
  return [
    ...TABLES.flatMap((table) => READS.map((trick) => reading(table, trick))),
    ...TABLES.flatMap((table) => WRITES.flatMap((trick) => trick(table))),
    ...OTHER_CHANGES.map(changing),
    ...OTHER_ADDRESSES.flatMap((name) => ['GET', 'POST'].map((method) => other(name, method))),
    ...callRows(),
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

function changing([name, trick, change]: (typeof OTHER_CHANGES)[number]): Row {
  const table = TABLES.find((candidate) => candidate.name === name);
  return {
    name: `${name} update ${trick}`,
    writes: true,
    attack: (_, me) => ({
      method: 'PATCH',
      path: `/rest/v1/${name}?id=eq.${table?.idOf(me)}`,
      headers: { ...JSON_BODY, prefer: 'return=representation' },
      body: JSON.stringify(change),
    }),
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

/**
 * The functions that the product calls: one counts for the caller, and only up; one deletes the caller's
 * account once no file of theirs is left, and each of these callers has one; one puts a version of the caller's
 * back.
 */
function callRows(): Row[] {
  const plain = { p_task: 'analysis', p_limit: 1000 };
  return [
    ...calls('take_analyst_allowance', () => plain),
    call('take_analyst_allowance', 'another task', { ...plain, p_task: 'free' }),
    call('take_analyst_allowance', 'a negative limit', { ...plain, p_limit: -1 }),
    call('take_analyst_allowance', 'a limit beyond numbers', { ...plain, p_limit: 1e300 }),
    call('take_analyst_allowance', 'no argument', {}),
    ...calls('delete_own_account', () => ({})),
    ...calls('restore_version', (owner) => ({ p_version: owner.version })),
    call('restore_version', 'an own version', (_, me) => ({ p_version: me.version })),
    call('restore_version', 'a row for a version', (owner) => ({ p_version: owner.observation })),
    call('restore_version', 'a pattern', { p_version: '%' }),
    call('restore_version', 'no version', { p_version: null }),
    call('restore_version', 'a second version', (owner, me) => ({
      p_version: me.version,
      version: owner.version,
    })),
  ];
}

/** What is tried on every one of them. */
function calls(name: string, plain: (owner: Belongings) => object): Row[] {
  return [
    call(name, 'plain', plain),
    call(name, 'a forged person', (owner) => ({ ...plain(owner), user_id: owner.user })),
    call(name, 'an array', (owner) => [plain(owner), plain(owner)]),
    call(name, 'GET', plain, { method: 'GET' }),
    call(name, 'a filter', plain, { path: `/rest/v1/rpc/${name}?p_task=eq.analysis` }),
    call(name, 'another schema', plain, {
      headers: { ...JSON_BODY, 'content-profile': 'auth' },
    }),
  ];
}

function call(
  name: string,
  trick: string,
  body: object | ((owner: Belongings, me: Belongings) => object),
  change: Partial<Attack> = {},
): Row {
  return {
    name: `${name} call ${trick}`,
    writes: true,
    attack: (owner, me) => ({
      method: 'POST',
      path: `/rest/v1/rpc/${name}`,
      headers: JSON_BODY,
      body: JSON.stringify(typeof body === 'function' ? body(owner, me) : body),
      ...change,
    }),
  };
}
