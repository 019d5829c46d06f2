import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BadSetting } from '../bad-setting.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { LAST_WRITTEN } from './precompress.ts';

/** The sources of the app; a newer file in them makes a build stale. */
export const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'server/build',
  'src',
  'supabase/functions/_shared',
  'vite.config.ts',
];

const BUILT = join(PROJECT_FOLDER, 'dist');

/** One thread, and memory returned at once: the build then peaks at half the memory and is no slower on two cores. */
const FRUGAL = {
  MIMALLOC_PURGE_DELAY: '0',
  RAYON_NUM_THREADS: '1',
  TOKIO_WORKER_THREADS: '1',
};

/**
 * Ensures that a folder holds the built app: the project's own is built when it is missing or older than its sources,
 * and announces it in one line. Throws BadSetting for another folder without an app.
 */
export async function ensureBuilt(folder: string, say: (line: string) => void): Promise<void> {
  if (folder !== BUILT) {
    if (existsSync(join(folder, 'index.html'))) return;
    throw new BadSetting('The setting APP_DIR cannot be used: it has no index.html.');
  }
  const builtAt = await changedAt(join(folder, LAST_WRITTEN));
  // A release has the built app without its sources.
  if (builtAt && !existsSync(join(PROJECT_FOLDER, 'src'))) return;
  if (builtAt >= (await newestChange())) return;
  say(
    builtAt
      ? 'Building the app, which has changed:'
      : 'Building the app, which takes half a minute, or two on a slow machine; later starts do not:',
  );
  await build();
}

/** Runs in its own process, whose memory ends with it: the bundler frees none. */
async function build(): Promise<void> {
  const program = join(import.meta.dirname, 'build.process.ts');
  const child = fork(program, { env: { ...process.env, ...FRUGAL } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The app could not be built; the lines above say why.');
}

async function newestChange(): Promise<number> {
  let newest = 0;
  for (const source of SOURCES) {
    const path = join(PROJECT_FOLDER, source);
    newest = Math.max(newest, await changedAt(path));
    if (!existsSync(path) || !(await stat(path)).isDirectory()) continue;
    for (const entry of await readdir(path, { recursive: true })) {
      if (/\.test\.tsx?$/.test(entry)) continue;
      newest = Math.max(newest, await changedAt(join(path, entry)));
    }
  }
  return newest;
}

/** When a file was last written; 0 when it does not exist. */
const changedAt = async (path: string) => (existsSync(path) ? (await stat(path)).mtimeMs : 0);
