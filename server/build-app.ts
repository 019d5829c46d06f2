import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PROJECT_FOLDER } from './project-folder.ts';
import { BadSetting } from './bad-setting.ts';

/** What the built app is made from; a newer file among them makes a build stale. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'supabase/functions/_shared/contract.ts',
  'vite.config.ts',
];
/** Below this a compressed copy saves nothing. */
const MIN_BYTES = 1024;
/** Up to here the slowest, smallest compression takes well under a second; it saves 7 % over 9. */
const BEST_UP_TO_BYTES = 400_000;

/** Where `vite build` puts the app. */
const BUILT = join(PROJECT_FOLDER, 'dist');

/**
 * Makes sure that a folder holds the built app: the project's own is built when it is missing or older
 * than its sources, which is said in one line. Throws BadSetting for another folder without an app.
 */
export async function ensureBuilt(folder: string, say: (line: string) => void): Promise<void> {
  const index = join(folder, 'index.html');
  const builtAt = existsSync(index) ? (await stat(index)).mtimeMs : 0;
  if (folder !== BUILT) {
    if (!builtAt) throw new BadSetting('The setting APP_DIR cannot be used: it has no index.html.');
    return;
  }
  if (builtAt < (await newestChange())) {
    say(`Building the app (${builtAt ? 'it has changed' : 'first start'}) ...`);
    const { build } = await import('vite');
    await build({ root: PROJECT_FOLDER, logLevel: 'warn' });
  }
  if (!existsSync(`${index}.br`)) await precompress(folder);
}

async function newestChange(): Promise<number> {
  let newest = 0;
  for (const source of SOURCES) {
    const path = join(PROJECT_FOLDER, source);
    if (!existsSync(path)) continue;
    const { mtimeMs } = await stat(path);
    newest = Math.max(newest, mtimeMs);
    if (!(await stat(path)).isDirectory()) continue;
    for (const entry of await readdir(path, { recursive: true })) {
      if (/\.test\.tsx?$/.test(entry)) continue;
      newest = Math.max(newest, (await stat(join(path, entry))).mtimeMs);
    }
  }
  return newest;
}

/** Puts a brotli and a gzip copy beside each text file, once, instead of compressing on each request. */
async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|svg|json|wasm|txt)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const content = await readFile(path);
      if (content.length < MIN_BYTES) return;
      const quality = content.length <= BEST_UP_TO_BYTES ? 11 : 9;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(content));
    }),
  );
}
