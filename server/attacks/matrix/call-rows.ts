import { type Attack, type Belongings, JSON_BODY, type Row } from './cell.ts';

/**
 * The functions that the product calls: one counts for the caller, and only up; one deletes the caller's account once
 * no file of theirs is left, and each of these callers has one; one puts a version of the caller's back; five ask about
 * their photos and reports, take that, keep it and settle it; one changes their report's rating scheme, and one takes
 * that back; two read their list of reports, and one copies a report of theirs.
 */
export function callRows(): Row[] {
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
    ...questionRows(),
    ...schemeRows(),
    ...signingRows(),
    ...contentRows(),
    ...dashboardRows(),
  ];
}

function questionRows(): Row[] {
  const ask = ({ report, observation }: Belongings) => ({
    p_report: report,
    p_rows: [observation],
  });
  const hold = ({ report }: Belongings) => ({ p_report: report, p_hold: 'cancelled' });
  const take = ({ report, observation }: Belongings) => ({
    p_task: 'photo',
    p_report: report,
    p_observation: observation,
    p_seconds: 90,
  });
  const renew = ({ token }: Belongings) => ({ p_token: token, p_seconds: 90 });
  const settle = ({ token }: Belongings) => ({ p_token: token, p_outcome: 'released' });
  return [
    ...calls('ask_about', ask),
    call('ask_about', 'an own photo', (_, me) => ask(me)),
    call('ask_about', 'the owner’s photo of an own report', (owner, me) => ({
      ...ask(me),
      p_rows: [owner.observation],
    })),
    call('ask_about', 'an own photo of the owner’s report', (owner, me) => ({
      ...ask(owner),
      p_rows: [me.observation],
    })),
    call('ask_about', 'a session of one’s choice', (owner, me) => ({
      ...ask(me),
      session_id: owner.token,
    })),
    call('ask_about', 'a pattern', { p_report: '%', p_rows: [] }),
    call('ask_about', 'no report', { p_report: null, p_rows: null }),
    ...calls('hold_analysis', hold),
    call('hold_analysis', 'an own report', (_, me) => hold(me)),
    call('hold_analysis', 'a word of one’s own', (_, me) => ({ ...hold(me), p_hold: 'forever' })),
    ...calls('take_question', take),
    call('take_question', 'an own photo', (_, me) => take(me)),
    call('take_question', 'an own photo of the owner’s report', (owner, me) => ({
      ...take(owner),
      p_observation: me.observation,
    })),
    call('take_question', 'the owner’s photo of an own report', (owner, me) => ({
      ...take(me),
      p_observation: owner.observation,
    })),
    call('take_question', 'the owner’s report as a whole', (owner) => ({
      p_task: 'sections',
      p_report: owner.report,
    })),
    call('take_question', 'another task', (owner) => ({ ...take(owner), p_task: 'all' })),
    call('take_question', 'seconds beyond numbers', (_, me) => ({ ...take(me), p_seconds: 1e300 })),
    call('take_question', 'no photo', (owner) => ({ ...take(owner), p_observation: null })),
    ...calls('renew_question', renew),
    call('renew_question', 'an own one', (_, me) => renew(me)),
    call('renew_question', 'no token', { p_token: null, p_seconds: 90 }),
    ...calls('settle_question', settle),
    call('settle_question', 'as answered', (owner) => ({
      ...settle(owner),
      p_outcome: 'answered',
    })),
    call('settle_question', 'as failed for all', (owner) => ({
      ...settle(owner),
      p_outcome: 'all',
    })),
    call('settle_question', 'an own one', (_, me) => settle(me)),
    call('settle_question', 'no token', { p_token: null, p_outcome: 'released' }),
  ];
}

function schemeRows(): Row[] {
  const change = ({ report }: Belongings) => ({
    p_report: report,
    p_scheme: { id: 'bre251' },
    p_mapping: { '1': '2' },
  });
  const other = (trick: string, changed: object) =>
    call('change_rating_scheme', trick, (_, me) => ({ ...change(me), ...changed }));
  const undo = ({ report }: Belongings) => ({ p_report: report });
  return [
    ...calls('change_rating_scheme', change),
    other('an own report', {}),
    other('a level in use that is not mapped', { p_mapping: {} }),
    other('an unknown scheme', { p_scheme: { id: 'best' } }),
    other('a scheme of 17 KB', {
      p_scheme: { id: 'own', name: 'x'.repeat(17_000) },
      p_mapping: { '1': '' },
    }),
    other('a level of 41 characters', { p_mapping: { '1': 'x'.repeat(41) } }),
    other('a mapping that is no object', { p_mapping: [] }),
    other('no report', { p_report: null }),
    ...calls('undo_rating_scheme', undo),
    call('undo_rating_scheme', 'an own report', (_, me) => undo(me)),
    call('undo_rating_scheme', 'a pattern', { p_report: '%' }),
    call('undo_rating_scheme', 'no report', { p_report: null }),
  ];
}

function signingRows(): Row[] {
  const signature = ({ report, section }: Belongings) => ({
    p_id: section,
    p_report: report,
    p_revision: 'B',
    p_seen: { sum: '0'.repeat(32), unchecked: 0, missing: 0 },
  });
  const other = (trick: string, changed: object) =>
    call('sign_revision', trick, (_, me) => ({ ...signature(me), ...changed }));
  const earlier = ({ report, photo }: Belongings) => ({
    p_report: report,
    p_revision: 'B',
    p_signatory: { name: 'A. Mason', letters: '', membership: '' },
    p_seen: { sum: '0'.repeat(64), unchecked: 0 },
    p_photos: { [photo]: { photo: '0'.repeat(64), rendition: null } },
  });
  return [
    ...calls('report_to_sign', ({ report }) => ({ p_report: report })),
    call('report_to_sign', 'a pattern', { p_report: '%' }),
    call('report_to_sign', 'no report', { p_report: null }),
    ...calls('storage_usage', () => ({})),
    ...calls('photos_to_sum', ({ report }) => ({ p_report: report })),
    call('photos_to_sum', 'an own report', (_, me) => ({ p_report: me.report })),
    call('photos_to_sum', 'no report', { p_report: null }),
    ...calls('sign_revision', signature),
    other('what was not seen', {}),
    other('nothing that was seen', { p_seen: null }),
    other('no id', { p_id: null }),
    other('a name and sums', { p_signatory: {}, p_photos: {} }),
    other('no report', { p_report: null }),
    call('sign_revision', 'the owner’s revision for the own report', (owner, me) => ({
      ...signature(me),
      p_id: owner.report,
    })),
    call('sign_report', 'as pages of before do', (_, me) => earlier(me)),
    call('sign_report', 'the owner’s report', earlier),
  ];
}

function contentRows(): Row[] {
  const template = {
    p_name: 'New',
    p_content: 'UEsDBA==',
    p_sha256: '0'.repeat(64),
    p_found: [],
    p_unknown: [],
  };
  // A template and a revision have their report's id.
  const added = (of: Belongings) => ({ p_id: of.section, ...template });
  const other = (trick: string, changed: object) =>
    call('add_document_template', trick, (_, me) => ({ ...added(me), ...changed }));
  return [
    ...calls('add_document_template', added),
    call('add_document_template', 'over the owner’s', ({ report }) => ({
      ...template,
      p_id: report,
    })),
    other('an own one', {}),
    other('no file', { p_content: null }),
    other('a page for a file', { p_content: 'PGh0bWw+' }),
    other('a name of 121 characters', { p_name: 'x'.repeat(121) }),
    other('a sum that is none', { p_sha256: 'x' }),
    other('placeholders that are no list', { p_found: {} }),
    other('no id', { p_id: null }),
    ...(['template', 'revision'] as const).flatMap((kind) => {
      const name = kind === 'template' ? 'template_file' : 'signed_content';
      return [
        ...calls(name, ({ report }) => ({ [`p_${kind}`]: report })),
        call(name, 'an own one', (_, me) => ({ [`p_${kind}`]: me.report })),
        call(name, 'a pattern', { [`p_${kind}`]: '%' }),
        call(name, 'none', { [`p_${kind}`]: null }),
      ];
    }),
  ];
}

function dashboardRows(): Row[] {
  const search = { p_words: '', p_state: 'all', p_order: 'newest', p_page: 1 };
  const copy = ({ section, report }: Belongings) => ({
    p_id: section,
    p_report: report,
    p_title: 'Copy',
    p_has_photos: true,
  });
  const copied = (trick: string, changed: object) =>
    call('duplicate_report', trick, (_, me) => ({ ...copy(me), ...changed }));
  return [
    ...calls('report_states', ({ report }) => ({ p_reports: [report] })),
    call('report_states', 'an own report', (_, me) => ({ p_reports: [me.report] })),
    call('report_states', 'a pattern', { p_reports: ['%'] }),
    call('report_states', 'no list', { p_reports: null }),
    ...calls('find_reports', () => search),
    call('find_reports', 'a pattern', { ...search, p_words: '%' }),
    call('find_reports', 'a page before the first', { ...search, p_page: -5 }),
    call('find_reports', 'a page beyond numbers', { ...search, p_page: 1e300 }),
    call('find_reports', 'an unknown order', { ...search, p_order: 'user_id; --' }),
    call('find_reports', 'nothing said', {
      p_words: null,
      p_state: null,
      p_order: null,
      p_page: null,
    }),
    ...calls('duplicate_report', copy),
    copied('an own report', {}),
    call('duplicate_report', 'onto itself', (_, me) => ({ ...copy(me), p_id: me.report })),
    call('duplicate_report', 'onto the owner’s report', (owner, me) => ({
      ...copy(me),
      p_id: owner.report,
    })),
    copied('a title of 201 characters', { p_title: 'x'.repeat(201) }),
    copied('no title', { p_title: null }),
    copied('no id', { p_id: null }),
    copied('no report', { p_report: null }),
  ];
}

/** The tricks that are tried on every function. */
export function calls(name: string, plain: (owner: Belongings) => object): Row[] {
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

export function call(
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
