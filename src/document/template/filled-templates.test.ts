import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures } from '../../../testing/app/sample-report';
import {
  type Folder,
  hasLibreOffice,
  hasOfficeValidator,
  hasPoppler,
  makeFolder,
  officeErrors,
  pdfText,
  printWithLibreOffice,
} from '../../../testing/documents';
import { ARRANGEMENTS } from '@/document/model/report-layout';
import { allParts, LETTERS } from '@/document/files/all-parts.fixture';
import { fillTemplate } from './fill-template';
import { readTemplate } from './read-template';

/** The programs that open the files are slow where many tests share few cores; the whole takes them minutes. */
const PATIENCE_MS = 600_000;
/** The whole takes minutes: usually each arrangement is in one template, in one script. */
const isWhole = process.env['LAYOUTS'] === 'all';
const SIZES = isWhole ? [1, 13, 60] : [13];
const SCRIPTS = { ENGLISH: LETTERS.ENGLISH, ARABIC: LETTERS.ARABIC, CHINESE: LETTERS.CHINESE };
/** The width of each template's text for a table: its page less its margins, in hundredths of a millimetre. */
const twips = (hundredths: number) => Math.round((hundredths / 2540) * 1440);
const TEMPLATES = {
  'portrait-serif.docx': { width: twips(21_000 - 2800 - 2200), accent: '7A1F2B' },
  'landscape-german.docx': { width: twips(29_700 - 4000), accent: '006E78' },
  'landscape-german.dotx': { width: twips(29_700 - 4000), accent: '006E78' },
};
const FOLDER = join(import.meta.dirname, '../../../testing/templates');
type TemplateName = keyof typeof TEMPLATES;

const template = (name: TemplateName) => new Uint8Array(readFileSync(join(FOLDER, name)));

/** Lists a file's faults, each kind once: LibreOffice's own text boxes do not keep to the format. */
const listFaults = (path: string) => [
  ...new Set(
    officeErrors(path).map((error) => (JSON.parse(error) as { description: string }).description),
  ),
];

const CELLS = ARRANGEMENTS.flatMap((arrangement, at) =>
  SIZES.flatMap((rows) =>
    Object.keys(TEMPLATES).flatMap((name, place) =>
      Object.entries(SCRIPTS).flatMap(([script, letters], index) =>
        isWhole || (place === at % 3 && index === Math.floor(at / 2) % 3)
          ? [{ arrangement, rows, name: name as TemplateName, script, letters }]
          : [],
      ),
    ),
  ),
);

let folder: Folder;
/** Of each cell, in their order: the filled file, where it lies, and where LibreOffice printed it. */
const filled: { file: Blob; path: string }[] = [];
let printed: string[] = [];
/** The faults of each firm's own file. */
const ownFaults = new Map<TemplateName, string[]>();

beforeAll(async () => {
  folder = makeFolder();
  for (const { arrangement, rows, name, script, letters } of CELLS) {
    const model = allParts({ arrangement, rows, letters });
    const { content } = readTemplate(template(name));
    if (hasOfficeValidator && !ownFaults.has(name))
      ownFaults.set(name, listFaults(await folder.write(`${name}.docx`, new Blob([content]))));
    const file = await fillTemplate(content, model, drawPictures(model));
    const path = await folder.write(`${name} ${rows} ${arrangement} ${script}.docx`, file);
    filled.push({ file, path });
  }
  if (!hasLibreOffice || !hasPoppler) return;
  printed = printWithLibreOffice(
    filled.map(({ path }) => path),
    folder.path,
  );
}, PATIENCE_MS);
afterAll(() => {
  folder.remove();
});

describe.each(CELLS.map((cell, index) => ({ ...cell, index })))(
  '$name filled with $rows rows, $arrangement, $script',
  { timeout: PATIENCE_MS },
  ({ arrangement, name, index }) => {
    it('is a whole file in the looks of the firm', async () => {
      const { file = new Blob(), path = '' } = filled[index] ?? {};
      const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
      const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
      expect(document).not.toMatch(/\{\{(?!observation\})/u);
      if (hasOfficeValidator) expect(listFaults(path)).toEqual(ownFaults.get(name));
      expect(strFromU8(parts['word/styles.xml'] ?? new Uint8Array())).toContain(
        TEMPLATES[name].accent,
      );
      const widths = [
        ...document.matchAll(/<w:tblW w:type="dxa" w:w="(\d+)"|<w:tblW w:w="(\d+)" w:type="dxa"/gu),
      ];
      const widest = Math.max(...widths.map(([, one, other]) => Number(one ?? other)));
      if (['table', 'schedule'].includes(arrangement))
        expect(Math.abs(widest - TEMPLATES[name].width)).toBeLessThan(60);
      if (!hasLibreOffice || !hasPoppler) return;
      expect(pdfText(printed[index] ?? '')).toContain(
        name.startsWith('portrait') ? 'Abbot & Ferris' : 'Prüfbüro Sonnleitner',
      );
    });
  },
);
