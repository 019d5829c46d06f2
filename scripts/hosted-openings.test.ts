import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { PRIVATE_TABLES } from '../testing/private-tables.ts';
import { startTestHost } from '../testing/hosts/test-host.ts';
import { publishableKey } from '../testing/people.ts';
import { FUNCTION_NAMES } from './hosted-functions.ts';
import { checkProject } from './hosted-openings.ts';
import {
  type Answers,
  APP,
  AS_IT_SHOULD_BE,
  bucketRequests,
  config,
  DATABASE_QUERY,
  NOT_THERE,
  settings,
  startProject,
} from './hosted-project.fixture.ts';

const PHOTOS = bucketRequests('inspection_photos');
const ORIGINALS = bucketRequests('inspection_originals');
const stranger = 'check@reports.example.com';
let server: Server | undefined;
afterEach(() => server?.close());

interface Asked {
  app?: string | undefined;
  stranger?: string | undefined;
  isOpenToAll?: boolean;
  hasToken?: boolean;
}

async function check(answers: Answers, { hasToken = true, ...asked }: Asked = {}) {
  const started = await startProject({ ...AS_IT_SHOULD_BE, ...answers });
  server = started.server;
  const { url } = started;
  const management = hasToken ? { url, token: 'sbp_x' } : undefined;
  return checkProject({
    url,
    key: 'k',
    app: APP,
    stranger,
    isOpenToAll: true,
    management,
    ...asked,
  });
}

/** Lists all findings that are not plainly good. */
const amiss = async (...asked: Parameters<typeof check>) =>
  (await check(...asked)).filter(({ kind }) => kind !== 'holds');

it('holds in everything for a project that is as it should be', async () => {
  const found = await check({});
  expect(found.filter(({ kind }) => kind !== 'holds')).toEqual([]);
  expect(found.length).toBeGreaterThan(14);
});

it.each<[string, Answers, RegExp, Asked?]>([
  ['another way to sign in', settings({ external: { anonymous_users: true } }), /anonymous_users/],
  ['single sign-on', settings({ saml_enabled: true }), /saml/],
  ['passkeys', settings({ passkeys_enabled: true }), /passkeys/],
  ['addresses that nobody confirms', settings({ mailer_autoconfirm: true }), /without a mail/],
  [
    'a password that is kept',
    { 'POST /auth/v1/token': [400, { error_code: 'email_not_confirmed' }] },
    /password/,
  ],
  ['a password that signs in', { 'POST /auth/v1/token': [200, { access_token: 'x' }] }, /password/],
  ['a table that visitors read', { 'GET /rest/v1/sections': [200, []] }, /table sections/],
  [
    'requests that nobody checks',
    { 'POST /rest/v1/rpc/refuse_ended_session': [200, false] },
    /does not run/,
  ],
  [
    'a migration that has not run',
    { 'POST /rest/v1/rpc/refuse_ended_session': [404, { code: 'PGRST202' }] },
    /ended sessions/,
  ],
  ...[PHOTOS, ORIGINALS].flatMap((asked): [string, Answers, RegExp][] => [
    ['a bucket that visitors list', { [asked.list]: [200, [{ name: 'x' }]] }, /list the /],
    ['a signed upload URL', { [asked.signedUrl]: [200, { url: '/x' }] }, /signed upload URLs/],
    ['a bucket of any files', { [asked.html]: [400, { statusCode: '403' }] }, /no pictures/],
    ['a bucket of any size', { [asked.jpeg]: [400, { statusCode: '403' }] }, /above [13]0 MiB/],
  ]),
  ['a public bucket of originals', { [ORIGINALS.publicly]: [400, NOT_THERE] }, /public address/],
  ['an original for everybody', { [ORIGINALS.publicly]: [200, 'x'] }, /public address/],
  ['links to this machine', { 'GET /auth/v1/verify': [303, 'http://127.0.0.1:3000#x'] }, /127/],
  ['links to a name', { 'GET /auth/v1/verify': [303, '/auth/v1/env(PLUMBLINE_URL)'] }, /env\(/],
  ['links to another site', { 'GET /auth/v1/verify': [303, 'https://old.example/#x'] }, /old/],
  [
    'links to wherever they ask for',
    { 'GET /auth/v1/verify': [303, 'https://plumbline.invalid/#x'] },
    /wherever/,
  ],
  [
    'mails by the server of Supabase',
    { 'POST /auth/v1/signup': [400, { error_code: 'email_address_not_authorized' }] },
    /own server/,
  ],
  ['no mail server', config({ smtp_host: null }), /own server/],
  ['the stock mail', config({ mailer_templates_magic_link_content: null }), /magic_link/],
  ['another site in the settings', config({ site_url: 'http://localhost:3000' }), /localhost/],
  ['old migrations', { [DATABASE_QUERY]: [201, [{ migrations: ['1'], room: '1' }]] }, /up to 1,/],
  [
    'migrations from before the baseline',
    { [DATABASE_QUERY]: [201, [{ migrations: ['20261210000200'], room: '1' }]] },
    /before the baseline/,
  ],
  ['no quota', { [DATABASE_QUERY]: [201, [{ migrations: ['3'], room: null }]] }, /without an end/],
  [
    'a function that is missing',
    { 'POST /functions/v1/sum_photos': [404, { code: 'NOT_FOUND' }] },
    /sum_photos is not deployed/,
  ],
  [
    'a function that breaks down',
    { 'POST /functions/v1/delete_account': [503, { code: 'BOOT_ERROR' }] },
    /delete_account does not answer/,
  ],
  ['sign-up that nobody may', signUp(422, 'signup_disabled'), /Nobody new/],
  ['sign-up that anybody may', {}, /Any address/, { isOpenToAll: false }],
])('says that it does not hold: %s @hosted-openings-1', async (_, answers, words, asked) => {
  const found = await amiss(answers, asked);
  expect(found).toEqual([expect.objectContaining({ kind: 'open' })]);
  expect(found[0]?.what).toMatch(words);
  expect(found[0]?.remedy).not.toBe('');
});

function signUp(status: number, code: string): Answers {
  return { 'POST /auth/v1/signup': [status, { error_code: code }] };
}

it.each<[string, Answers, RegExp, Asked?]>([
  [
    'an address that it does not sign up',
    signUp(400, 'email_address_invalid'),
    /email_address_invalid/,
  ],
  ['too many mails in an hour', signUp(429, 'over_email_send_rate_limit'), /over_email_send/],
  ['no address to sign up', {}, /passwords/, { stranger: undefined }],
  ['too many links', { 'GET /auth/v1/verify': [429, {}] }, /mailed links.*429/],
  ['a password that is not looked at', { 'POST /auth/v1/token': [429, {}] }, /passwords.*429/],
  [
    'a table of a project that does not know the key',
    { 'GET /rest/v1/sections': [401, { message: 'Invalid API key' }] },
    /table sections.*401/,
  ],
  ['a storage that is away', { [PHOTOS.signedUrl]: [503, {}] }, /signed upload URLs.*503/],
  ['no bucket', { [PHOTOS.html]: [400, { statusCode: '404' }] }, /pictures.*404/],
  ['no bucket of originals', { [ORIGINALS.jpeg]: [400, { statusCode: '404' }] }, /30 MiB.*404/],
  ['another word for what is not there', { [ORIGINALS.publicly]: [404, {}] }, /originals.*404/],
  [
    'a function of another answer',
    { 'POST /functions/v1/review_rows': [401, { code: 401 }] },
    /review_rows/,
  ],
  ['a page in place of settings', { 'GET /auth/v1/settings': [200, '<html>'] }, /ways to sign in/],
  ['a service that refuses the token', { [DATABASE_QUERY]: [401, {}] }, /quotas.*401/],
])('does not take for a guard: %s @hosted-openings-2', async (_, answers, words, asked) => {
  const found = await amiss(answers, asked);
  expect(found).toEqual([expect.objectContaining({ kind: 'unchecked' })]);
  expect(found[0]?.what).toMatch(words);
});

it('sees links to this machine without knowing the address of the app', async () => {
  const [found] = await amiss(
    { 'GET /auth/v1/verify': [303, 'http://127.0.0.1:3000#x'] },
    { app: undefined },
  );
  expect(found).toMatchObject({ kind: 'open', what: expect.stringContaining('127.0.0.1') });
});

it('says what nobody sees from outside, and how it is seen @hosted-openings-4', async () => {
  const found = await amiss({}, { hasToken: false });
  expect(found.map(({ kind }) => kind)).toEqual(['unchecked', 'unchecked']);
  for (const { remedy } of found) expect(remedy).toContain('SUPABASE_ACCESS_TOKEN');
});

it('takes the refusal of a stranger for a guard where not everybody may sign up', async () => {
  for (const code of ['signup_disabled', 'unexpected_failure']) {
    expect(await amiss(signUp(500, code), { isOpenToAll: false })).toEqual([]);
  }
});

it('asks about each private table and each function', async () => {
  const tables = PRIVATE_TABLES.map((table) => `GET /rest/v1/${table}`);
  const paths = [...tables, ...FUNCTION_NAMES.map((name) => `POST /functions/v1/${name}`)];
  const broken: Answers = {};
  for (const path of paths) broken[path] = [500, {}];
  expect(await amiss(broken)).toHaveLength(paths.length);
});

it.each<[number, Answers, string[]]>([
  [0, {}, []],
  [1, settings({ mailer_autoconfirm: true }), []],
  [1, { ...settings({ mailer_autoconfirm: true }), ...signUp(429, 'over_limit') }, []],
  [3, signUp(429, 'over_limit'), []],
  [1, {}, ['--sign-up', 'closed']],
])('ends the command with %i @hosted-openings-5', async (status, answers, more) => {
  const started = await startProject({ ...AS_IT_SHOULD_BE, ...answers });
  server = started.server;
  const command = join(PROJECT_FOLDER, 'scripts/check-hosted.ts');
  const run = promisify(execFile)(
    process.execPath,
    [command, started.url, 'k', APP, '--address', stranger, ...more],
    { env: { SUPABASE_ACCESS_TOKEN: 'sbp_x', SUPABASE_API_URL: started.url } },
  );
  const code = await run.then(
    () => 0,
    (error: { code?: unknown }) => error.code,
  );
  expect(code).toBe(status);
});

it('finds nothing open on the embedded host', async () => {
  const host = await startTestHost();
  const key = await publishableKey(host.url);
  const found = await checkProject({ url: host.url, key, stranger, isOpenToAll: true });
  expect(found.filter(({ kind }) => kind === 'open')).toEqual([]);
  await host.close();
});
