import { expect, it } from 'vitest';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { signUpLine, signUpMode, signUpSchema } from './sign-up-setting.ts';

it.each([
  ['open', 'open'],
  [' Invited ', 'invited'],
  ['domain:example.com', 'domain:example.com'],
  ['Domain: EXAMPLE.com , example.org', 'domain:example.com,example.org'],
  ['domain:münchen.example', 'domain:xn--mnchen-3ya.example'],
])('reads %j as %s', (text, setting) => {
  expect(signUpSchema.parse(text)).toBe(setting);
});

it.each([
  'closed',
  'domain',
  'domain:',
  'domain:example',
  'domain:example.com,',
  'invited:a.com',
  'domain:*.example.com',
  'domain:ann@example.com',
  'domain:a b.com',
  'domain:.com',
])('refuses %j', (text) => {
  expect(signUpSchema.safeParse(text).error?.issues[0]?.message).toMatch(
    /^must be open, invited, or domain:/,
  );
});

it('tells which kind it is without the domains', () => {
  expect(signUpMode('domain:example.com')).toBe('domain');
});

it('says at the start that a host that others reach is open, or that nobody can invite', () => {
  const own = testSettings({ dataDir: temporaryFolder() });
  const reached = { ...own, publicUrl: 'https://reports.example.com' };
  expect(signUpLine(own, [])).toBe(null);
  expect(signUpLine(reached, [])).toMatch(/^Anybody with a mail address/);
  expect(signUpLine({ ...reached, signUp: 'invited' }, [])).toMatch(/npm run operator/);
  expect(signUpLine({ ...reached, signUp: 'invited' }, ['ann@example.com'])).toBe(null);
});
