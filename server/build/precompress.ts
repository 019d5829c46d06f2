import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a compressed copy saves nothing. */
const MIN_BYTES = 1024;
/** Up to here the slowest, smallest compression takes well under a second; it saves 7 % over 9. */
const BEST_UP_TO_BYTES = 400_000;

/** Written last, so that it says that the build is whole. */
export const LAST_WRITTEN = 'index.html.br';

/** Puts a brotli and a gzip copy beside each text file, once, instead of compressing on each request. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => /\.(js|css|html|svg|json|wasm|txt)$/.test(file));
  // One after another: the largest take tens of megabytes each.
  for (const file of texts.filter((name) => name !== 'index.html'))
    await compress(join(folder, file));
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
