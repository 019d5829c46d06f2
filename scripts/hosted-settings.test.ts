import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { settingFaults, settingNames } from './hosted-settings.ts';
import { HOSTED_SETTINGS } from '../testing/hosted-settings.ts';

const readText = (file: string) => readFileSync(join(PROJECT_FOLDER, 'supabase', file), 'utf8');
const config = readText('config.toml');
const example = parseEnv(readText('.env.example'));
it('are the address of the app and the mail server, and no address stands in the file itself', () => {
  expect(settingNames(config)).toEqual(Object.keys(HOSTED_SETTINGS));
  expect(Object.keys(example).sort()).toEqual(Object.keys(HOSTED_SETTINGS).sort());
  expect(config).toContain('site_url = "env(PLUMBLINE_URL)"');
  expect(config.replace(/^\s*#.*$/gm, '')).not.toMatch(/https?:/);
});

it('may be pushed when all are set', () => {
  expect(settingFaults(config, HOSTED_SETTINGS)).toEqual([]);
});

it.each(Object.keys(HOSTED_SETTINGS))(
  'are refused without %s, in one line that says what to set',
  (name) => {
    for (const value of [undefined, '', ' ']) {
      const faults = settingFaults(config, { ...HOSTED_SETTINGS, [name]: value });
      expect(faults).toEqual([expect.stringMatching(`^${name} is not set.*supabase/\\.env`)]);
    }
  },
);

it.each([
  ['this machine', 'http://127.0.0.1:3000'],
  ['this machine by its name', 'https://localhost:3000'],
  ['this machine in IPv6', 'https://[::1]'],
  ['an address without TLS', 'http://reports.example.com'],
  ['a slash at the end', 'https://reports.example.com/'],
  ['a path', 'https://reports.example.com/reports'],
  ['no address', 'reports.example.com'],
  ['an env() that was not read', 'env(PLUMBLINE_URL)'],
])('are refused when mailed links would lead to %s @hosted-settings-1', (_, url) => {
  const faults = settingFaults(config, { ...HOSTED_SETTINGS, PLUMBLINE_URL: url });
  expect(faults).toEqual([expect.stringContaining(`PLUMBLINE_URL is "${url}"`)]);
});

it('are refused with the mails of a local stack', () => {
  const faults = settingFaults(config, { ...HOSTED_SETTINGS, SMTP_ENABLED: 'false' });
  expect(faults).toEqual([expect.stringContaining('SMTP_ENABLED is "false"')]);
});
