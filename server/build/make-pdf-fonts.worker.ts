import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listPdfFonts, PDF_FONTS, makePdfFont, KEPT } from './pdf-fonts.ts';

// Runs in a thread whose memory ends with it, before the bundler needs it.
for (const name of listPdfFonts()) await makePdfFont(name);
for (const folder of readdirSync(KEPT)) {
  if (folder !== PDF_FONTS) rmSync(join(KEPT, folder), { recursive: true });
}
