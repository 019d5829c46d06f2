import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listHanFonts, HAN_FONTS, makeHanFont, KEPT } from './han-fonts.ts';

// Runs in a thread whose memory ends with it, before the bundler needs it.
for (const name of listHanFonts()) await makeHanFont(name);
for (const folder of readdirSync(KEPT)) {
  if (folder !== HAN_FONTS) rmSync(join(KEPT, folder), { recursive: true });
}
