import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { listPdfFonts, PDF_FONTS, makePdfFont, KEPT } from './pdf-fonts.ts';

// Runs in a thread whose memory ends with it, before the bundler needs it.
const names = listPdfFonts();
for (const [index, name] of names.entries()) {
  await makePdfFont(name);
  parentPort?.postMessage((index + 1) / names.length);
}
for (const folder of readdirSync(KEPT)) {
  if (folder !== PDF_FONTS) rmSync(join(KEPT, folder), { recursive: true });
}
