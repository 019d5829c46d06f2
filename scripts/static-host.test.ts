import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { ANY_PROJECT, staticHostFiles } from './static-host.ts';

const FOLDER = join(PROJECT_FOLDER, 'deploy/static-host');

it('has samples with the headers of the embedded host: run `node scripts/write-static-host.ts`', async () => {
  const files = await staticHostFiles(ANY_PROJECT);
  expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(join(FOLDER, name), 'utf8'), name).toBe(text);
  }
});

it('lets pages ask the project, and nobody else', async () => {
  const project = 'https://abcd.supabase.co';
  for (const [name, text] of Object.entries(await staticHostFiles(project))) {
    if (name === '_redirects') continue;
    expect(text).toContain(`connect-src 'self' blob: data: ${project};`);
    expect(text).toContain(`img-src 'self' blob: data: ${project};`);
    expect(text.match(/https:\/\/[^\s;"]+/g)).toEqual([project, project]);
    expect(text).toMatch(/strict-transport-security/);
  }
});
