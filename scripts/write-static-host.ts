/**
 * node scripts/write-static-host.ts [https://<project>.supabase.co] [folder]: writes the settings of a static host;
 * without arguments the samples in deploy/static-host/, which a test holds equal to the embedded host's headers.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { ANY_PROJECT, staticHostFiles } from './static-host.ts';

const [project = ANY_PROJECT, folder = join(PROJECT_FOLDER, 'deploy/static-host')] =
  process.argv.slice(2);
const files = await staticHostFiles(new URL(project).origin);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
