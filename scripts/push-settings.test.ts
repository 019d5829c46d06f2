import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { temporaryFolder } from '../testing/folders.ts';
import { HOSTED_SETTINGS } from '../testing/hosted-settings.ts';

/** Runs the command with a `supabase` that writes down how it was called. */
function push(environment: Record<string, string>) {
  const folder = temporaryFolder();
  const called = join(folder, 'called');
  const supabase = join(folder, 'supabase');
  writeFileSync(supabase, `#!/bin/sh\necho "$@ to $PLUMBLINE_URL" > '${called}'\nexit 3\n`);
  chmodSync(supabase, 0o700);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT_FOLDER, 'scripts/push-settings.ts'), '--remote=staging'],
    {
      env: { ...environment, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
      encoding: 'utf8',
    },
  );
  return {
    status,
    stderr,
    called: existsSync(called) ? readFileSync(called, 'utf8').trim() : null,
  };
}

it('hands over to the command line of Supabase, and ends as it does', () => {
  expect(push(HOSTED_SETTINGS)).toMatchObject({
    status: 3,
    called: 'config push --remote=staging to https://reports.example.com',
  });
});

it('pushes nothing without the address that mailed links lead to @push-settings-1', () => {
  const { status, stderr, called } = push({ ...HOSTED_SETTINGS, PLUMBLINE_URL: '' });
  expect({ status, called }).toEqual({ status: 2, called: null });
  expect(stderr).toContain('PLUMBLINE_URL is not set. Put it into supabase/.env');
});
