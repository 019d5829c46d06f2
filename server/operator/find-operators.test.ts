/** `npm run operator` names operators and administrators in the database, also while the host runs. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { newestLink } from '../../testing/mail.ts';
import {
  type Person,
  publishableKey,
  readAccessToken,
  signIn,
  visitor,
} from '../../testing/people.ts';
import { type Host, startHost } from '../start-host.ts';
import { nameOperator, unnameOperator } from '../../testing/hosts/name-operator.ts';
import { waitFor } from '../../testing/wait-for.ts';

let dataDir: string;
let host: Host;

beforeEach(async () => {
  dataDir = temporaryFolder();
  host = await startHost(testSettings({ dataDir }));
});
afterEach(() => host.close());

const administers = async ({ client }: Person) => (await client.rpc('is_administrator')).data;

it('follows the command while the host runs, and takes back whom it no longer names', async () => {
  const first = await signIn(host.url, 'first@example.com');
  const second = await signIn(host.url, 'second@example.com');
  expect([await administers(first), await administers(second)]).toEqual([true, false]);
  await nameOperator(dataDir, 'second@example.com');
  await waitFor(async () => expect(await administers(second)).toBe(true));
  expect(await administers(first)).toBe(false);
  await unnameOperator(dataDir, 'second@example.com');
  await waitFor(async () => expect(await administers(first)).toBe(true));
  expect(await administers(second)).toBe(false);
});

it('has an administrator invite, and whom it suspended stay out @operators-2', async () => {
  const first = await signIn(host.url, 'first@example.com');
  const other = await signIn(host.url, 'other@example.com');
  const { client } = first;
  await client.rpc('invite_people', { p_addresses: ['new@example.com'] }).throwOnError();
  await client.rpc('suspend_person', { p_person: other.id }).throwOnError();
  expect((await other.client.from('reports').select('id')).status).toBe(401);
  expect((await other.client.auth.refreshSession()).error).not.toBe(null);
  const before = await newestLink(host.url, other.email);
  const asked = await (await visitor(host.url)).auth.signInWithOtp({ email: other.email });
  expect(asked.error).toBe(null);
  // A letter leaves before its request is answered, and this one is asked for later.
  await signIn(host.url, first.email);
  expect(await newestLink(host.url, other.email)).toBe(before);
  await client.rpc('resume_person', { p_person: other.id }).throwOnError();
  expect((await signIn(host.url, 'other@example.com')).id).toBe(other.id);
});

it('has nobody administer a host that others reach until somebody is named', async () => {
  await host.close();
  const reached = { publicUrl: 'http://plumbline.example', hasMailbox: true };
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', from: 'x@example.com' };
  const first = await startHost(testSettings({ dataDir }));
  const person = await signIn(first.url, 'first@example.com');
  await first.close();
  host = await startHost(testSettings({ dataDir, ...reached, mail }));
  const headers = {
    apikey: await publishableKey(host.localUrl),
    authorization: `Bearer ${await readAccessToken(person)}`,
    'content-type': 'application/json',
  };
  const ask = async () =>
    (
      await fetch(`${host.localUrl}/rest/v1/rpc/is_administrator`, {
        method: 'POST',
        headers,
        body: '{}',
      })
    ).json();
  expect(await ask()).toBe(false);
  await nameOperator(dataDir, 'first@example.com');
  await waitFor(async () => expect(await ask()).toBe(true));
});
