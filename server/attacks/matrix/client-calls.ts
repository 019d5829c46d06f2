import type { SupabaseClient } from '@supabase/supabase-js';
import { ANALYST_CALLS } from './analyst-client-calls.ts';
import type { Belongings } from './cell.ts';
import type { ClientCall } from './client-call.ts';

const BUCKET = 'inspection_photos';
const DENIED = '401 42501';
const ENDED = '401 PT401';
const NO_SESSION = '401 Unauthorized';
const photo = () => new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: 'image/jpeg' });

const read = (table: string, owners: string, strangers = '200 0'): ClientCall[] => [
  {
    name: `${table}: read all`,
    ask: (client) => client.from(table).select(),
    outcomes: [DENIED, owners, owners, ENDED],
  },
  {
    name: `${table}: read the owner’s`,
    ask: (client, { user }) => client.from(table).select().eq('user_id', user),
    outcomes: [DENIED, owners, strangers, ENDED],
  },
  {
    name: `${table}: count`,
    ask: (client) => client.from(table).select('*', { count: 'exact', head: true }),
    outcomes: ['401', '200 of 1', '200 of 1', '401'],
  },
  {
    name: `${table}: another schema`,
    ask: (client) => client.schema('auth').from(table).select(),
    outcomes: ['400 PGRST100', '400 PGRST100', '400 PGRST100', '400 PGRST100'],
  },
];

const REPORTS: ClientCall[] = [
  {
    name: 'reports: add in the owner’s name',
    ask: (client, { user }) => client.from('reports').insert({ user_id: user }),
    outcomes: [DENIED, '201', '403 42501', ENDED],
  },
  {
    name: 'reports: add two, one of them the owner’s',
    ask: (client, owner, me) =>
      client.from('reports').insert([{ user_id: me.user }, { user_id: owner.user }]),
    outcomes: [DENIED, '201', '403 42501', ENDED],
  },
  {
    name: 'reports: change the owner’s',
    ask: (client, { report }) =>
      client.from('reports').update({ title: 'Changed' }).eq('id', report).select(),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
  {
    name: 'reports: give away',
    ask: (client, owner, me) =>
      client.from('reports').update({ user_id: owner.user }).eq('id', me.report),
    outcomes: [DENIED, '403 42501', '403 42501', ENDED],
  },
  {
    name: 'reports: upsert over the owner’s',
    ask: (client, owner, me) =>
      client.from('reports').upsert({ id: owner.report, user_id: me.user }),
    outcomes: [DENIED, '403 42501', '403 42501', ENDED],
  },
  {
    name: 'reports: remove the owner’s',
    ask: (client, { report }) => client.from('reports').delete().eq('id', report).select(),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
  {
    name: 'reports: everything by a negation',
    ask: (client) => client.from('reports').delete().neq('title', ''),
    outcomes: ['400 PGRST100', '400 PGRST100', '400 PGRST100', '400 PGRST100'],
  },
  {
    name: 'style_profiles: upsert the owner’s',
    ask: (client, { user }) =>
      client.from('style_profiles').upsert({ user_id: user, style_hint: 'Changed' }),
    outcomes: [DENIED, '200', '403 42501', ENDED],
  },
  {
    name: 'letterheads: write over the owner’s',
    ask: (client, { user }) =>
      client.from('letterheads').update({ firm_name: 'x' }).eq('user_id', user).select(),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
  {
    name: 'document_templates: rename the owner’s',
    ask: (client, { report }) =>
      client.from('document_templates').update({ name: 'x' }).eq('id', report).select('id'),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
  {
    name: 'document_templates: add to the owner’s',
    ask: (client, { user }) =>
      client.from('document_templates').insert({ user_id: user, name: 'x', sha256: '' }),
    outcomes: ['400 PGRST100', '400 PGRST100', '400 PGRST100', '400 PGRST100'],
  },
  {
    name: 'template_file: read the owner’s',
    ask: (client, { report }) => client.rpc('template_file', { p_template: report }),
    outcomes: [DENIED, '200', '200', ENDED],
  },
  {
    name: 'signed_content: read the owner’s',
    ask: (client, { report }) => client.rpc('signed_content', { p_revision: report }),
    outcomes: [DENIED, '200', '200', ENDED],
  },
  {
    name: 'observations: add to the owner’s report',
    ask: (client, owner, me) =>
      client.from('observations').insert({ user_id: me.user, report_id: owner.report }),
    outcomes: [DENIED, '201', '409 23503', ENDED],
  },
  {
    name: 'observations: move to the owner’s report',
    ask: (client, owner, me) =>
      client.from('observations').update({ report_id: owner.report }).eq('id', me.observation),
    outcomes: [DENIED, '403 42501', '403 42501', ENDED],
  },
  {
    name: 'observations: add to the owner’s finding',
    ask: (client, owner, me) =>
      client
        .from('observations')
        .update({ finding_id: owner.observation })
        .eq('id', me.observation),
    outcomes: [DENIED, '400 23514', '404 PT404', ENDED],
  },
  {
    name: 'observations: add a photo to the owner’s finding',
    ask: (client, owner, me) =>
      client
        .from('observations')
        .insert({ user_id: me.user, report_id: me.report, finding_id: owner.observation }),
    outcomes: [DENIED, '201', '404 PT404', ENDED],
  },
  {
    name: 'observations: draw on the owner’s',
    ask: (client, { observation }) =>
      client.from('observations').update({ drawing: {} }).eq('id', observation).select('id'),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
  {
    name: 'observations: say how often a drawing was changed',
    ask: (client, _, { observation }) =>
      client.from('observations').update({ drawing_version: 7 }).eq('id', observation),
    outcomes: [DENIED, '403 42501', '403 42501', ENDED],
  },
  {
    name: 'signup_emails: read',
    ask: (client) => client.from('signup_emails').select(),
    outcomes: ['400 PGRST100', '400 PGRST100', '400 PGRST100', '400 PGRST100'],
  },
  {
    name: 'session_is_live: call',
    ask: (client) => client.rpc('session_is_live'),
    outcomes: ['404 PGRST100', '404 PGRST100', '404 PGRST100', '404 PGRST100'],
  },
];

const VERSIONS: ClientCall[] = [
  {
    name: 'versions: write one',
    ask: (client, _, me) =>
      client.from('versions').insert({ user_id: me.user, report_id: me.report, kept: {} }),
    outcomes: ['400 PGRST100', '400 PGRST100', '400 PGRST100', '400 PGRST100'],
  },
  {
    name: 'versions: remove the owner’s',
    ask: (client, { version }) => client.from('versions').delete().eq('id', version).select(),
    outcomes: [DENIED, '200 1', '200 0', ENDED],
  },
  {
    name: 'versions: put the owner’s back',
    ask: (client, { version }) => client.rpc('restore_version', { p_version: version }),
    outcomes: [DENIED, '200', '404 PT404', ENDED],
  },
];

const RATINGS: ClientCall[] = [
  {
    name: 'reports: change the owner’s scheme',
    ask: (client, { report }) =>
      client.rpc('change_rating_scheme', {
        p_report: report,
        p_scheme: { id: 'bre251' },
        p_mapping: { '1': '2' },
      }),
    outcomes: [DENIED, '200', '404 PT404', ENDED],
  },
  {
    name: 'reports: take the owner’s scheme back',
    ask: (client, { report }) => client.rpc('undo_rating_scheme', { p_report: report }),
    outcomes: [DENIED, '200', '404 PT404', ENDED],
  },
];

const FILES: ClientCall[] = [
  {
    name: 'photos: store in the owner’s folder',
    ask: (client, { user, report }) =>
      client.storage.from(BUCKET).upload(`${user}/${report}/new.jpg`, photo()),
    outcomes: [NO_SESSION, '200', '403', NO_SESSION],
  },
  {
    name: 'photos: overwrite the owner’s',
    ask: (client, owner) =>
      client.storage.from(BUCKET).upload(owner.photo, photo(), { upsert: true }),
    outcomes: [NO_SESSION, '200', '403', NO_SESSION],
  },
  {
    name: 'photos: update the owner’s',
    ask: (client, owner) => client.storage.from(BUCKET).update(owner.photo, photo()),
    outcomes: ['404 not_found', '404 not_found', '404 not_found', '404 not_found'],
  },
  {
    name: 'photos: list the owner’s',
    ask: (client, { user, report }) => client.storage.from(BUCKET).list(`${user}/${report}`),
    outcomes: [NO_SESSION, '200 1', '200 0', NO_SESSION],
  },
  {
    name: 'photos: remove the owner’s',
    ask: (client, owner) => client.storage.from(BUCKET).remove([owner.photo]),
    outcomes: [NO_SESSION, '200 1', '200 0', NO_SESSION],
  },
  {
    name: 'photos: sign an address of the owner’s',
    ask: (client, owner) => client.storage.from(BUCKET).createSignedUrl(owner.photo, 60),
    outcomes: ['404 not_found', '404 not_found', '404 not_found', '404 not_found'],
  },
  {
    name: 'photos: move the owner’s',
    ask: (client, owner, me) => client.storage.from(BUCKET).move(owner.photo, `${me.user}/x.jpg`),
    outcomes: ['404 not_found', '404 not_found', '404 not_found', '404 not_found'],
  },
  {
    name: 'buckets: list',
    ask: (client) => client.storage.listBuckets(),
    outcomes: ['404 not_found', '404 not_found', '404 not_found', '404 not_found'],
  },
];

const invoked = (
  name: string,
  body: (owner: Belongings) => object,
  outcomes: ClientCall['outcomes'],
) => ({
  name: `${name}: call for the owner’s`,
  ask: (client: SupabaseClient, owner: Belongings) =>
    client.functions.invoke(name, { body: body(owner) as Record<string, unknown> }),
  outcomes,
});

const ofReport = ({ report }: Belongings) => ({ report_id: report });
const FUNCTIONS: ClientCall[] = [
  invoked(
    'analyze_photos',
    ({ observation, report, photo: path }) => ({
      observation_id: observation,
      report_id: report,
      photo_url: `http://127.0.0.1/storage/v1/object/public/inspection_photos/${path}`,
    }),
    // The built-in analyst answers from what was measured; that the stored bytes are no photo is nothing to it.
    ['401', '200', '404', '401'],
  ),
  invoked('generate_summary', ofReport, ['401', '200', '404', '401']),
  invoked('review_rows', ofReport, ['401', '200', '404', '401']),
  invoked('sum_photos', ofReport, ['401', '200', '404', '401']),
  invoked('delete_report_files', ofReport, ['401', '200', '200', '401']),
];

/** The attacks that the product's own client can be made to send. */
export const CLIENT_CALLS: ClientCall[] = [
  ...read('reports', '200 1'),
  ...read('observations', '200 1'),
  ...read('sections', '200 1'),
  ...read('versions', '200 1'),
  ...read('style_profiles', '200 1'),
  ...read('analyst_usage', '200 1'),
  ...read('analyst_costs', '200 1'),
  ...read('analyst_questions', '200 1'),
  ...read('consistency_reviews', '200 1'),
  ...read('letterheads', '200 1'),
  ...read('phrases', '200 1'),
  ...read('document_templates', '200 1'),
  ...read('signed_revisions', '200 1'),
  ...read('signed_tombstones', '200 1'),
  ...REPORTS,
  ...VERSIONS,
  ...ANALYST_CALLS,
  ...RATINGS,
  ...FILES,
  ...FUNCTIONS,
];
