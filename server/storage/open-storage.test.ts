import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const hostModule = pathToFileURL(join(import.meta.dirname, '../start-host.ts')).href;
const listLoaded = `
  const { createRequire } = await import('node:module');
  await import('${hostModule}');
  console.log(Object.keys(createRequire('${hostModule}').cache).join('\\n'));`;

it('loads no client of S3 for a host whose photos lie on its disk', () => {
  const args = ['--input-type=module', '--eval', listLoaded];
  const loaded = execFileSync(process.execPath, args, { encoding: 'utf8' });
  // Packages that a start loads are in that list.
  expect(loaded).toContain('node_modules/pino/');
  expect(loaded).not.toContain('@aws-sdk');
});
