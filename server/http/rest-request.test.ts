import { describe, expect, it } from 'vitest';
import { isOneRow, isRows, reasonToRefuse } from './rest-request.ts';

const HOST = 'http://127.0.0.1:3000/rest/v1';
const asked = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  reasonToRefuse(new Request(`${HOST}/${path}`, { method, headers }));

describe('what the product asks of the data service passes', () => {
  it.each([
    [
      'GET',
      'reports?select=*,observations(count)&user_id=eq.1&order=created_at.desc,id&offset=0&limit=9',
    ],
    ['HEAD', 'reports?select=*&user_id=eq.1&archived_at=is.null'],
    ['POST', 'rpc/report_states'],
    ['POST', 'rpc/find_reports'],
    ['POST', 'rpc/duplicate_report'],
    ['GET', 'observations?select=id,photo,element&report_id=eq.1&order=position.asc,created_at,id'],
    ['POST', 'reports?select=id&columns=%22title%22,%22user_id%22'],
    ['PATCH', 'sections?report_id=eq.1&heading=in.(%22Discussion%22)&select=id'],
    ['PATCH', 'reports?id=eq.1&user_id=eq.2&client_name=is.null&select=id'],
    ['PATCH', 'observations?id=eq.1&version=eq.3&captured_at=is.null'],
    ['DELETE', 'reports?user_id=eq.1'],
    ['POST', 'style_profiles?on_conflict=user_id'],
    ['POST', 'signup_emails'],
    ['POST', 'rpc/take_analyst_allowance'],
    ['POST', 'rpc/delete_own_account'],
    ['POST', 'rpc/ask_about'],
    ['POST', 'rpc/hold_analysis'],
    ['POST', 'rpc/take_question'],
    ['POST', 'rpc/renew_question'],
    ['POST', 'rpc/settle_question'],
    ['GET', 'analyst_questions?select=state,code&report_id=eq.1&user_id=eq.1&order=turn,id'],
    ['PATCH', 'consistency_reviews?report_id=eq.1&select=report_id'],
    ['PATCH', 'letterheads?user_id=eq.1&select=user_id'],
    ['GET', 'document_templates?select=id,name,found,unknown,created_at&user_id=eq.1'],
    ['GET', 'signed_revisions?report_id=eq.1&select=id,number&order=number.desc'],
    ['POST', 'rpc/report_to_sign'],
    ['POST', 'rpc/sign_report'],
    ['POST', 'rpc/storage_usage'],
    ['POST', 'rpc/sign_revision'],
    ['POST', 'rpc/photos_to_sum'],
    ['POST', 'rpc/signed_content'],
    ['GET', 'signed_tombstones?select=*&user_id=eq.1'],
    ['POST', 'rpc/add_document_template'],
    ['POST', 'rpc/template_file'],
    ['GET', 'observations?report_id=in.(1,2)&hand=eq.edited&order=updated_at.desc,id&limit=40'],
    ['PATCH', 'reports?title=eq.anything (at) all, even ~*.,"'],
  ])('%s %s @rest-request-1', (method, path) => {
    expect(asked(path, method)).toBe(null);
  });

  it('with what its client says', () => {
    const headers = {
      accept: 'application/vnd.pgrst.object+json',
      'accept-profile': 'public',
      prefer: 'return=representation,resolution=merge-duplicates, missing=default',
    };
    expect(asked('reports', 'GET', headers)).toBe(null);
    expect(asked('reports', 'HEAD', { prefer: 'count=exact', range: '0-8' })).toBe(null);
  });
});

describe('what costs as much as a stranger likes is refused:', () => {
  it.each([
    ['a file searched for', 'document_templates?content=ilike.*aaaaaaaaab*'],
    ['a file compared', 'document_templates?content=eq.UEsDB'],
    ['rows by the order of their files', 'document_templates?order=content'],
    ['a revision found by what it says', 'signed_revisions?content=eq.{}'],
    ['rows found by their words', 'observations?defect=eq.x'],
    ['rows in the order of their words', 'observations?order=position,proposal'],
    ['a heading of any case', 'sections?heading=ilike.discussion'],
    ['a pattern', 'observations?photo=match.(a*)*b'],
    ['a pattern of any case', 'observations?photo=imatch.(a*)*b'],
    ['a long pattern', `observations?photo=ilike.${'*a'.repeat(50)}*`],
    ['a negated pattern', 'observations?photo=not.match.x'],
    ['a text search', 'observations?photo=fts.a'],
    ['a nested read', 'reports?select=*,observations(*,reports(*,observations(*)))'],
    ['a read of rows through another table', 'reports?select=observations(*)'],
    ['a count of rows from another table', 'observations?select=*,observations(count)'],
    ['a spread read', 'reports?select=...observations(id)'],
    ['a cast', 'reports?select=title::int'],
    ['a path into JSON', 'observations?select=proposal->analyst'],
    ['an alias', 'reports?select=a:title'],
    ['an aggregate', 'reports?select=id.count()'],
    ['a hint', 'reports?select=observations!inner(count)'],
    ['a filter in a nested table', 'reports?observations.id=eq.1'],
    ['a path in a filter', 'observations?proposal->>analyst=eq.x'],
    ['a tree of conditions', 'reports?or=(id.eq.1,and(id.eq.2,id.eq.3))'],
    ['an order by a path', 'reports?order=observations(id)'],
    ['an endless offset', 'reports?offset=99999999999999999999'],
    ['a question of many parts', `reports?${'id=eq.1&'.repeat(21)}`],
  ])('%s @rest-request-2', (_, path) => {
    expect(asked(path)).not.toBe(null);
  });

  it.each([
    ['a plan', { accept: 'application/vnd.pgrst.plan+json' }],
    ['a count of everybody’s rows', { prefer: 'count=planned' }],
    ['an estimate', { prefer: 'count=estimated' }],
    ['a transaction that is taken back', { prefer: 'tx=rollback' }],
    ['another schema', { 'accept-profile': 'auth' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a table of commas', { accept: 'text/csv' }],
  ])('%s @rest-request-4', (_, headers) => {
    expect(asked('reports', 'GET', headers as Record<string, string>)).not.toBe(null);
  });

  it.each([
    ['GET', 'signup_emails'],
    ['PATCH', 'signup_emails'],
    ['POST', 'document_templates'],
    ['GET', 'template_files'],
    ['GET', 'signed_contents'],
    ['POST', 'analyst_usage'],
    ['PATCH', 'analyst_costs'],
    ['POST', 'analyst_questions'],
    ['PATCH', 'analyst_questions?report_id=eq.1'],
    ['DELETE', 'analyst_questions?report_id=eq.1'],
    ['PUT', 'reports'],
    ['GET', ''],
    ['GET', 'users'],
    ['GET', 'reports/x'],
    ['GET', 'rpc/take_analyst_allowance'],
    ['POST', 'rpc/record_photo_sums'],
    ['POST', 'rpc/pg_sleep'],
    ['POST', 'rpc'],
  ])('%s %s @rest-request-5', (method, path) => {
    expect(asked(path, method)).not.toBe(null);
  });
});

describe('a body', () => {
  it('is a row, or a few of them @rest-request-3', () => {
    expect(isRows('{"title":"x"}')).toBe(true);
    expect(isRows('[{"title":"x"},{"title":"y"}]')).toBe(true);
    for (const text of ['', '[]', '1', 'null', '[[]]', '{"a b":1}', '{"a->b":1}', '{']) {
      expect(isRows(text), text).toBe(false);
    }
    expect(isRows(JSON.stringify(Array(101).fill({ title: 'x' })))).toBe(false);
  });

  it('is one row for the waitlist, however it is wrapped', () => {
    expect(isOneRow('{"email":"a@example.com"}')).toBe(true);
    expect(isOneRow('[{"email":"a@example.com"}]')).toBe(false);
  });
});
