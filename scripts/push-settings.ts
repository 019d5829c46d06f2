/**
 * npm run push:settings [-- --remote=<ref>]: `supabase config push`, unless a setting is missing or would have
 * every mailed link lead nowhere. Supabase's command line pushes the text "env(NAME)" in place of what is not set.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { environmentWithFile } from '../server/settings.ts';
import { settingFaults } from './hosted-settings.ts';

const folder = join(PROJECT_FOLDER, 'supabase');
const file = join(folder, '.env');
// In the order in which the command line itself reads them.
const env = {
  ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
  ...environmentWithFile(),
};
const faults = settingFaults(readFileSync(join(folder, 'config.toml'), 'utf8'), env);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  console.error('Nothing was pushed.');
  process.exit(2);
}
const pushed = spawnSync('supabase', ['config', 'push', ...process.argv.slice(2)], {
  cwd: PROJECT_FOLDER,
  env,
  stdio: 'inherit',
  // On Windows it is a script.
  shell: process.platform === 'win32',
});
if (pushed.error) {
  console.error(
    'The command "supabase" was not found. Install it: npm install --global supabase@3',
  );
}
process.exit(pushed.status ?? 1);
