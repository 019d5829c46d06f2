import { TABLES } from '../../../server/http/asked-tables.ts';
import { type Belongings, newTemplate } from './belongings.ts';

/** One kind of request that the host takes from anyone who is signed in, or from strangers. */
export interface AllowedRequest {
  name: string;
  method: string;
  path: string;
  body?: () => string;
  /** Sent in nobody's name. */
  isStrangers?: boolean;
}

const MISSING = '11111111-1111-4111-8111-111111111111';
const LONG_LIST = Array.from({ length: 300 }, () => crypto.randomUUID()).join(',');

/** Every kind of request that one person may send, as costly as it can be made. */
export function allowedRequests(person: Belongings): AllowedRequest[] {
  return [
    ...reads(),
    ...tableWrites(person),
    ...calls(person),
    ...files(person),
    ...refused(person),
    ...strangers(),
  ];
}

function reads(): AllowedRequest[] {
  const get = (table: string, query: string): AllowedRequest => ({
    name: `read ${table} ${query.slice(0, 40)}`,
    method: 'GET',
    path: `/rest/v1/${table}?${query}`,
  });
  return [...TABLES].flatMap(([table, { verbs, filters, orders }]) =>
    verbs.includes('GET')
      ? [
          get(table, 'select=*'),
          get(table, `select=*&order=${orders.toReversed().join('.desc,')}`),
          get(table, 'select=*&offset=500&limit=1000'),
          ...filters.map((column) => get(table, `select=*&${column}=in.(${LONG_LIST})`)),
          ...filters.map((column) => get(table, `select=*&${column}=is.null`)),
        ]
      : [],
  );
}

function tableWrites({ id, reportId }: Belongings): AllowedRequest[] {
  const words = 'a'.repeat(4000);
  const row = { report_id: reportId, user_id: id, photo: '', defect: words };
  const write = (name: string, method: string, path: string, body?: () => unknown) => ({
    name: `${name} (${method} ${path.slice(0, 40)})`,
    method,
    path: `/rest/v1/${path}`,
    ...(body ? { body: () => JSON.stringify(body()) } : {}),
  });
  return [
    write('rows beyond the bound', 'POST', 'observations', () => Array(100).fill(row)),
    write('all rows changed', 'PATCH', `observations?report_id=eq.${reportId}`, () => ({
      recommendation: `${Math.random()} ${words}`.slice(0, 4000),
    })),
    write('all rows moved', 'PATCH', `observations?report_id=eq.${reportId}`, () => ({
      position: Math.floor(Math.random() * 1000),
    })),
    write('all rows under a new report', 'POST', 'reports', () =>
      Array.from({ length: 100 }, () => ({ user_id: id, title: words.slice(0, 200) })),
    ),
    write('versions forgotten', 'DELETE', `versions?user_id=eq.${id}&kind=eq.section`),
    write('all reports but one deleted', 'DELETE', `reports?user_id=eq.${id}&id=eq.${MISSING}`),
  ];
}

function calls({
  reportId,
  photoReportId,
  photoIds,
  template,
  revision,
}: Belongings): AllowedRequest[] {
  const call = (name: string, args: object): AllowedRequest => ({
    name: `call ${name}`,
    method: 'POST',
    path: `/rest/v1/rpc/${name}`,
    body: () => JSON.stringify(args),
  });
  const ask = (name: string, args: object): AllowedRequest => ({
    ...call(name, args),
    path: `/functions/v1/${name}`,
  });
  return [
    {
      ...call('add_document_template', {}),
      name: 'a template beyond the bound',
      body: newTemplate,
    },
    call('template_file', { p_template: template }),
    call('signed_content', { p_revision: revision }),
    call('report_to_sign', { p_report: reportId }),
    call('sign_revision', {
      p_id: MISSING,
      p_report: reportId,
      p_revision: '',
      p_seen: { sum: 'x', unchecked: 2000, missing: 0 },
    }),
    call('photos_to_sum', { p_report: reportId }),
    call('storage_usage', {}),
    ask('sum_photos', { report_id: reportId }),
    call('take_analyst_allowance', { p_task: 'analyze_photos', p_limit: 1 }),
    ask('generate_summary', { report_id: reportId }),
    ask('review_rows', { report_id: reportId }),
    ask('analyze_photos', { report_id: reportId, observation_id: MISSING }),
    call('ask_about', { p_report: photoReportId, p_rows: photoIds, p_unasked: false }),
    ask('delete_report_files', { report_id: MISSING }),
  ];
}

function files({ id }: Belongings): AllowedRequest[] {
  const names = Array.from({ length: 1000 }, (_, index) => `${id}/${index}`.padEnd(60, 'x'));
  return [
    {
      name: 'list files',
      method: 'POST',
      path: '/storage/v1/object/list/inspection_photos',
      body: () => JSON.stringify({ prefix: id, limit: 1000 }),
    },
    {
      name: 'remove a thousand files',
      method: 'DELETE',
      path: '/storage/v1/object/inspection_photos',
      body: () => JSON.stringify({ prefixes: names }),
    },
  ];
}

/** Refused requests cost too. */
function refused({ reportId }: Belongings): AllowedRequest[] {
  return [
    {
      name: 'files searched for a pattern',
      method: 'GET',
      path: `/rest/v1/document_templates?content=ilike.*${'a'.repeat(30)}b*`,
    },
    {
      name: 'a signature of 7 MB',
      method: 'POST',
      path: '/rest/v1/rpc/sign_revision',
      body: () => JSON.stringify({ p_report: reportId, p_seen: { a: 'b'.repeat(7_340_032) } }),
    },
    {
      name: 'a sign-in link',
      method: 'POST',
      path: '/auth/v1/otp',
      body: () => JSON.stringify({ email: 'nobody@example' }),
    },
  ];
}

/** Requests without a sign-in: letters that leave, letters that do not, wrong links, the waitlist. */
function strangers(): AllowedRequest[] {
  const stranger = (name: string, path: string, body: () => unknown): AllowedRequest => ({
    name: `a stranger: ${name}`,
    method: 'POST',
    path,
    body: () => JSON.stringify(body()),
    isStrangers: true,
  });
  const link = (name: string, email: () => string) =>
    stranger(name, '/auth/v1/otp', () => ({ email: email() }));
  return [
    link('a letter to another address each time', () => `${crypto.randomUUID()}@example.com`),
    link('letters to one address', () => 'one@example.com'),
    link('letters behind a plus', () => `one+${crypto.randomUUID()}@example.com`),
    stranger('wrong links', '/auth/v1/verify', () => ({
      type: 'email',
      token_hash: crypto.randomUUID().replaceAll('-', '').repeat(2),
    })),
    stranger('the waitlist', '/rest/v1/signup_emails', () => ({
      email: `${crypto.randomUUID()}@example.com`,
    })),
    stranger('a renewal', '/auth/v1/token?grant_type=refresh_token', () => ({
      refresh_token: crypto.randomUUID(),
    })),
  ];
}
