import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Progress } from './tell-step.ts';

/** Below this size a compressed copy saves nothing. */
const MIN_BYTES = 1024;
/** Up to this size the best compression takes well under a second; it saves 7 % over level 9. */
const BEST_UP_TO_BYTES = 400_000;

/** Written last, so it marks a complete build. */
export const LAST_WRITTEN = 'index.html.br';

/** Writes a brotli and a gzip copy beside each text file, instead of compressing each answer. */
export async function precompress(folder: string, progress: Progress): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|svg|json|wasm|txt)$/.test(file));
  // One by one: the largest take tens of megabytes each.
  for (const [index, file] of texts.filter((name) => name !== 'index.html').entries()) {
    await compress(join(folder, file));
    progress((index + 1) / (texts.length - 1));
  }
  await compress(join(folder, 'index.html'));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const quality = content.length <= BEST_UP_TO_BYTES ? 11 : 9;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
}
