/** A host where accounts are made by invitation, as a stranger and as somebody who was invited meet it. */
import { beforeAll, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { publishableKey, signIn, visitor } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

const host = openForSuite(() => startTestHost({ signUp: 'domain:practice.example' }));
let key: string;

beforeAll(async () => {
  key = await publishableKey(host.url);
  await signIn(host.url, 'ann@practice.example');
});

const ask = (email: string) =>
  sendRaw(`${host.url}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

const mailedTo = async () =>
  ((await (await fetch(`${host.url}/mailbox.json`)).json()) as { to: string }[]).map(
    ({ to }) => to,
  );

it('answers everybody alike, and mails whom it admits alone', async () => {
  const known = await ask('ann@practice.example');
  const admitted = await ask('new@practice.example');
  const stranger = await ask('stranger@else.example');
  for (const answer of [admitted, stranger]) {
    expect([answer.status, answer.text]).toEqual([known.status, known.text]);
    const names = ({ headers }: typeof answer) => Object.keys(headers).sort();
    expect(names(answer)).toEqual(names(known));
  }
  await waitFor(async () => expect(await mailedTo()).toContain('new@practice.example'));
  expect(await mailedTo()).not.toContain('stranger@else.example');
});

it('says in its settings how people come in, and not of which domains they are', async () => {
  const config = await (await fetch(`${host.url}/config.json`)).text();
  expect(JSON.parse(config)).toMatchObject({ signUp: 'domain' });
  expect(config).not.toContain('practice.example');
});

it('tells nobody apart by a mail server that fails, where not everybody may have an account', async () => {
  // Nothing listens there.
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'plumbline@practice.example' };
  const trySignUp = async (signUp: 'open' | 'domain:practice.example') => {
    const failing = await startTestHost({ signUp, mail });
    const client = await visitor(failing.url);
    const { error } = await client.auth.signInWithOtp({ email: 'ann@practice.example' });
    await failing.close();
    return error?.status ?? 200;
  };
  expect(await trySignUp('open')).toBe(503);
  expect(await trySignUp('domain:practice.example')).toBe(200);
});
