import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { removeOlderArchives } from './older-archives.ts';

it('leaves one archive for whoever unpacks plumbline-*.tar.gz, and what else there is', () => {
  const folder = temporaryFolder('archives-');
  const names = ['0.1.0', '0.2.0'].map((version) => `plumbline-${version}-linux-x64.tar.gz`);
  for (const name of [...names, 'bom.json']) writeFileSync(join(folder, name), '');
  removeOlderArchives(folder, 'plumbline-0.2.0-linux-x64.tar.gz');
  expect(readdirSync(folder).sort()).toEqual(['bom.json', 'plumbline-0.2.0-linux-x64.tar.gz']);
  rmSync(folder, { recursive: true });
});
