import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startTestHost } from '../testing/hosts/test-host.ts';
import { publishableKey } from '../testing/people.ts';
import { openings } from './hosted-openings.ts';

const stranger = 'check@plumbline.invalid';
let close: (() => unknown) | undefined;
afterEach(() => close?.());

/** Answers as a hosted project does; `answers` names a status and a body by method and path. */
async function project(answers: Record<string, [number, unknown]>): Promise<string> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const [status, body] = answers[`${request.method} ${path}`] ?? [401, { message: 'no' }];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
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
  'POST /auth/v1/signup': [200, { id: 'x' }],
  'POST /auth/v1/token': [400, { error_code: 'invalid_credentials' }],
  'POST /storage/v1/object/list/inspection_photos': [200, []],
};

it('finds nothing open in a project that is set up as it should be', async () => {
  expect(await openings({ url: await project(SHUT), key: 'k', stranger })).toEqual([]);
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
] as [string, Record<string, [number, unknown]>, RegExp][])(
  'says so of %s',
  async (_, answers, words) => {
    const found = await openings({
      url: await project({ ...SHUT, ...answers }),
      key: 'k',
      stranger,
    });
    expect(found.map(({ what }) => what).join()).toMatch(words);
    expect(found).toHaveLength(1);
  },
);

it('finds nothing open on the embedded host', async () => {
  const host = await startTestHost();
  const key = await publishableKey(host.url);
  expect(await openings({ url: host.url, key, stranger })).toEqual([]);
  await host.close();
});
