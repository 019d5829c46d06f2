import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = import.meta.dirname;
/** npm writes this when it has installed all of a lock file. */
const INSTALLED = join(FOLDER, 'node_modules/.package-lock.json');

/** The path of a program of these packages once they are installed. */
export const toolPath = (path: string) => join(FOLDER, 'node_modules', path);

/** Installs the programs that tests alone run, exactly as locked, where that has not been done. */
export function installTools(): void {
  const locked = statSync(join(FOLDER, 'package-lock.json')).mtimeMs;
  if (existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= locked) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The tools of the tests could not be installed.');
}
