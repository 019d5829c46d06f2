/** node scripts/write-asvs.ts: writes the answers of scripts/asvs/ into SECURITY.md and docs/asvs.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { ANSWERS } from './asvs/answers.ts';
import { asvsPages } from './asvs/asvs-pages.ts';

for (const [file, text] of asvsPages(ANSWERS)) writeFileSync(join(PROJECT_FOLDER, file), text);
