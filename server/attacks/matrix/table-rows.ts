import { createHash } from 'node:crypto';
import { administrationRows } from './administration-rows.ts';
import { callRows } from './call-rows.ts';
import { JSON_BODY, type Row } from './cell.ts';
import { READS, type ReadTrick } from './read-tricks.ts';
import { type Table, WRITES } from './write-tricks.ts';

/** The sum of the first bytes of every .docx. */
const SMALL_FILES_SUM = createHash('sha256').update('PK\x03\x04').digest('hex');

const TABLES: Table[] = [
  {
    name: 'reports',
    key: 'id',
    pickId: ({ report }) => report,
    row: ({ user }) => ({ user_id: user, title: 'New' }),
    change: { title: 'Changed' },
  },
  {
    name: 'observations',
    key: 'id',
    pickId: ({ observation }) => observation,
    row: ({ user, report }) => ({ user_id: user, report_id: report, element: 'New' }),
    change: { element: 'Changed' },
  },
  {
    name: 'sections',
    key: 'id',
    pickId: ({ section }) => section,
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
    pickId: ({ version }) => version,
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
    pickId: ({ user }) => user,
    row: ({ user }) => ({ user_id: user, style_hint: 'New' }),
    change: { style_hint: 'Changed' },
  },
  {
    name: 'analyst_usage',
    key: 'user_id',
    pickId: ({ user }) => user,
    row: ({ user }) => ({ user_id: user, day: '2026-01-02', task: 'generation', used: 0 }),
    change: { used: 0 },
  },
  {
    name: 'analyst_questions',
    key: 'report_id',
    pickId: ({ report }) => report,
    row: ({ user, report, observation, token }) => ({
      user_id: user,
      report_id: report,
      task: 'photo',
      observation_id: observation,
      session_id: token,
      turn: 1,
    }),
    change: { turn: -1 },
  },
  {
    name: 'analyst_costs',
    key: 'report_id',
    pickId: ({ report }) => report,
    row: ({ user, report }) => ({ user_id: user, report_id: report, task: 'review', analyst: 'x' }),
    change: { calls: 0 },
  },
  {
    name: 'consistency_reviews',
    key: 'report_id',
    pickId: ({ report }) => report,
    row: ({ user, report }) => ({ user_id: user, report_id: report, analyst: 'New' }),
    change: { analyst: 'Changed' },
  },
  {
    name: 'letterheads',
    key: 'user_id',
    pickId: ({ user }) => user,
    row: ({ user }) => ({ user_id: user, firm_name: 'New' }),
    change: { firm_name: 'Changed' },
  },
  {
    name: 'phrases',
    key: 'id',
    // It has its report's.
    pickId: ({ report }) => report,
    row: ({ user }) => ({ user_id: user, field: 'element', text: 'New' }),
    change: { text: 'Changed' },
  },
  {
    name: 'document_templates',
    key: 'id',
    // It has its report's.
    pickId: ({ report }) => report,
    row: ({ user }) => ({ user_id: user, name: 'New', sha256: SMALL_FILES_SUM }),
    change: { name: 'Changed' },
  },
  {
    name: 'signed_revisions',
    key: 'id',
    // It has its report's.
    pickId: ({ report }) => report,
    row: ({ user, report }) => ({
      user_id: user,
      report_id: report,
      number: 2,
      label: 'New',
      signatory: {},
      content_hash: '',
    }),
    change: { label: 'Changed' },
  },
  {
    name: 'signed_tombstones',
    key: 'report_id',
    pickId: ({ section }) => section,
    row: ({ user, report }) => ({
      user_id: user,
      report_id: report,
      number: 2,
      revision_id: report,
      label: 'New',
      signed_at: '2026-01-02T03:04:05Z',
      content_hash: '',
    }),
    change: { label: 'Changed' },
  },
  {
    name: 'signup_emails',
    key: 'id',
    pickId: ({ user }) => user,
    row: ({ user }) => ({ email: `${user}@example.com`, referral_source: 'Other' }),
    change: { email: 'changed@example.com' },
  },
];

const picture = (data: string) => ({
  media_type: 'image/png',
  width: 1,
  height: 1,
  data,
  sha256: '0'.repeat(64),
});

/** Columns that only the database writes, or that allow only a few words; all on the own row. */
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
  ['observations', 'a caption of 301 characters', { caption: 'x'.repeat(301) }],
  ['observations', 'marks that are no list', { marks: {} }],
  ['observations', 'an unknown fault of the photo', { photo_fault: 'ugly' }],
  ['observations', 'references that are no object', { photo_refs: [] }],
  ['sections', 'the version', { version: 1000 }],
  ['sections', 'references that are no object', { photo_refs: [] }],
  ['reports', 'printed lines', { print_marks: true }],
  ['observations', 'a note of 1,001 characters', { note: 'x'.repeat(1001) }],
  ['reports', 'no tag of a language', { language: 'no tag' }],
  ['reports', 'a kind of structure of 201 characters', { structure: 'x'.repeat(201) }],
  ['reports', 'an address of 501 characters', { site_address: 'x'.repeat(501) }],
  ['reports', 'a scope of 4,001 characters', { scope: 'x'.repeat(4001) }],
  ['reports', 'a layout that is no object', { layout: [] }],
  ['reports', 'a rating scheme', { rating_scheme: { id: 'bre251' } }],
  ['reports', 'what a scheme is taken back to', { rating_undo: { scheme: null } }],
  ['observations', 'a level of 41 characters', { rating: 'x'.repeat(41) }],
  ['observations', 'the level before', { rating_before: '3' }],
  ['observations', 'judgements left over that are no object', { left_over: [] }],
  ['consistency_reviews', 'a failure of 1,001 characters', { failure: 'x'.repeat(1001) }],
  ['consistency_reviews', 'suggestions that are no list', { suggestions: {} }],
  ['consistency_reviews', 'suggestions of 300 KB', { suggestions: ['x'.repeat(300_000)] }],
  ['letterheads', 'an address of 601 characters', { firm_address: 'x'.repeat(601) }],
  ['letterheads', 'a signature that is a drawing', { signature: { media_type: 'image/svg+xml' } }],
  ['letterheads', 'a logo of 301 KB', { logo: picture(`iVBORw0KGgo${'A'.repeat(307_193)}`) }],
  ['letterheads', 'a logo in another alphabet', { logo: picture('iVBORw0KGgo<') }],
  ['letterheads', 'the moment of the change', { updated_at: '1970-01-01' }],
  ['phrases', 'a text of 1,001 characters', { text: 'x'.repeat(1001) }],
  ['phrases', 'a field that is none', { field: 'photo' }],
  ['document_templates', 'a name of 121 characters', { name: 'x'.repeat(121) }],
  ['document_templates', 'the sum of the file', { sha256: SMALL_FILES_SUM }],
  ['document_templates', 'what was found in it', { found: [] }],
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
  'rpc/after_seconds',
  'rpc/record_photo_sums',
  'rpc/record_analyst_cost',
  'template_files',
  'private.template_files',
  'signed_contents',
  'rpc/is_changing_scheme',
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
    ...administrationRows(),
  ];
}

function reading(table: Table, { name, query, method = 'GET', headers = {} }: ReadTrick): Row {
  return {
    name: `${table.name} select ${name}`,
    writes: false,
    attack: (owner, me) => {
      const search = typeof query === 'string' ? query : query(table.pickId(owner), owner, me);
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
      path: `/rest/v1/${name}?${table?.key}=eq.${table?.pickId(me)}`,
      headers: { ...JSON_BODY, prefer: 'return=representation' },
      body: JSON.stringify(change),
    }),
  };
}

function other(name: string, method: string): Row {
  return {
    name: `address ${method} ${name || 'none'}`,
    writes: method === 'POST',
    attack: () => {
      const request = { method, path: `/rest/v1/${name}`, headers: JSON_BODY };
      return method === 'POST' ? { ...request, body: '{}' } : request;
    },
  };
}
