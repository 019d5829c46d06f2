import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listMigrations } from '../server/database/migrate.ts';
import { startTestHost } from '../testing/hosts/test-host.ts';
import { publishableKey } from '../testing/people.ts';
import { openings } from './hosted-openings.ts';

const stranger = 'check@plumbline.invalid';
const app = 'https://reports.example.com';
const JSON_BODY = { 'content-type': 'application/json' };
let close: (() => unknown) | undefined;
afterEach(() => close?.());

/** Answers as a hosted project does; `answers` names a status and a body by method and path. */
async function project(answers: Record<string, [number, unknown]>): Promise<string> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const [status, body] = answers[`${request.method} ${path}`] ?? [401, { message: 'no' }];
    const isRedirect = status === 303;
    response.writeHead(status, isRedirect ? { location: String(body) } : JSON_BODY);
    response.end(isRedirect ? undefined : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const SHUT: Record<string, [number, unknown]> = {
  'GET /auth/v1/settings': [
    200,
    { external: { email: true, github: false }, mailer_autoconfirm: false },
  ],
  'GET /auth/v1/verify': [303, `${app}#error=access_denied&error_code=otp_expired`],
  'POST /auth/v1/signup': [200, { id: 'x' }],
  'POST /auth/v1/token': [400, { error_code: 'invalid_credentials' }],
  'POST /storage/v1/object/list/inspection_photos': [200, []],
};

/** What a check finds, but for what it can never see. */
async function foundIn(answers: Record<string, [number, unknown]>) {
  const found = await openings({ url: await project(answers), key: 'k', app, stranger });
  return found.filter(({ kind }) => kind !== 'unseen');
}

it('finds nothing open in a project that is set up as it should be', async () => {
  expect(await foundIn(SHUT)).toEqual([]);
});

it.each([
  [
    'another way to sign in',
    {
      'GET /auth/v1/settings': [
        200,
        { external: { email: true, anonymous_users: true }, mailer_autoconfirm: false },
      ],
    },
    /anonymous_users/,
  ],
  [
    'addresses that nobody confirms',
    { 'GET /auth/v1/settings': [200, { external: { email: true }, mailer_autoconfirm: true }] },
    /without a mail/,
  ],
  [
    'a password that is kept',
    { 'POST /auth/v1/token': [400, { error_code: 'email_not_confirmed' }] },
    /password/,
  ],
  ['a password that signs in', { 'POST /auth/v1/token': [200, { access_token: 'x' }] }, /password/],
  ['a table that visitors read', { 'GET /rest/v1/sections': [200, []] }, /table sections/],
  [
    'a bucket that visitors list',
    { 'POST /storage/v1/object/list/inspection_photos': [200, [{ name: 'x' }]] },
    /list the photos/,
  ],
  [
    'a signed upload URL for visitors',
    {
      'POST /storage/v1/object/upload/sign/inspection_photos/00000000-0000-4000-8000-000000000000/check/1_check.jpg':
        [200, { url: '/x', token: 'x' }],
    },
    /signed upload URLs/,
  ],
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
  [
    'single sign-on',
    {
      'GET /auth/v1/settings': [
        200,
        { external: { email: true }, mailer_autoconfirm: false, saml_enabled: true },
      ],
    },
    /saml/,
  ],
] as [string, Record<string, [number, unknown]>, RegExp][])(
  'says so of %s @hosted-openings-1',
  async (_, answers, words) => {
    const found = await foundIn({ ...SHUT, ...answers });
    expect(found).toEqual([expect.objectContaining({ kind: 'open' })]);
    expect(found[0]?.what).toMatch(words);
  },
);

it.each([
  [
    'an address that it does not sign up',
    { 'POST /auth/v1/signup': [400, { error_code: 'email_address_invalid' }] },
    /passwords.*email_address_invalid/,
  ],
  [
    'too many mails in an hour',
    { 'POST /auth/v1/signup': [429, { error_code: 'over_email_send_rate_limit' }] },
    /passwords.*over_email_send_rate_limit/,
  ],
  ['too many links', { 'GET /auth/v1/verify': [429, {}] }, /mailed links.*429/],
] as [string, Record<string, [number, unknown]>, RegExp][])(
  'does not take %s for nothing open @hosted-openings-2',
  async (_, answers, words) => {
    const found = await foundIn({ ...SHUT, ...answers });
    expect(found).toEqual([expect.objectContaining({ kind: 'unchecked' })]);
    expect(found[0]?.what).toMatch(words);
  },
);

it('sees links to this machine without knowing the address of the app @hosted-openings-3', async () => {
  const url = await project({ ...SHUT, 'GET /auth/v1/verify': [303, 'http://127.0.0.1:3000#x'] });
  const [found] = await openings({ url, key: 'k', stranger });
  expect(found).toMatchObject({ kind: 'open', what: expect.stringContaining('127.0.0.1') });
});

it('says what nobody sees from outside @hosted-openings-4', async () => {
  const found = await openings({ url: await project(SHUT), key: 'k', app, stranger });
  expect(found.map(({ kind }) => kind)).toEqual(['unseen', 'unseen']);
  expect(found[0]?.what).toContain('signed upload URLs');
  const versions = (await listMigrations()).map(({ version }) => version);
  expect(versions).toContain(/\d{14}/.exec(found[0]?.remedy ?? '')?.[0]);
});

it('finds nothing open on the embedded host', async () => {
  const host = await startTestHost();
  const key = await publishableKey(host.url);
  const found = await openings({ url: host.url, key, stranger });
  expect(found.filter(({ kind }) => kind !== 'unseen')).toEqual([]);
  await host.close();
});
