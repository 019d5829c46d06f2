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
import { allParts, LETTERS } from '@/document/build/all-parts.fixture';
import { fillTemplate } from './fill-template';
import { readTemplate } from './read-template';

const PATIENCE_MS = 180_000;
/** The whole takes minutes: usually each arrangement is in one template, in one script. */
const isWhole = process.env['LAYOUTS'] === 'all';
const SIZES = isWhole ? [1, 13, 60] : [13];
const SCRIPTS = { ENGLISH: LETTERS.ENGLISH, ARABIC: LETTERS.ARABIC, CHINESE: LETTERS.CHINESE };
/** What the text of each offers a table, in twips: its page less its margins, in hundredths of a millimetre. */
const twips = (hundredths: number) => Math.round((hundredths / 2540) * 1440);
const TEMPLATES = {
  'portrait-serif.docx': { width: twips(21_000 - 2800 - 2200), accent: '7A1F2B' },
  'landscape-german.docx': { width: twips(29_700 - 4000), accent: '006E78' },
  'landscape-german.dotx': { width: twips(29_700 - 4000), accent: '006E78' },
};
const FOLDER = join(import.meta.dirname, '../../../testing/templates');
type TemplateName = keyof typeof TEMPLATES;

const template = (name: TemplateName) => new Uint8Array(readFileSync(join(FOLDER, name)));

/** What is wrong with a file, each kind once: LibreOffice's own text boxes do not keep to the format. */
const faultsOf = (path: string) => [
  ...new Set(
    officeErrors(path).map((error) => (JSON.parse(error) as { description: string }).description),
  ),
];

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => {
  folder.remove();
});

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

describe.each(CELLS)(
  '$name filled with $rows rows, $arrangement, $script',
  { timeout: PATIENCE_MS },
  ({ arrangement, rows, name, script, letters }) => {
    it('is a whole file in the looks of the firm', async () => {
      const model = allParts({ arrangement, rows, letters });
      const { content } = readTemplate(template(name));
      const file = await fillTemplate(content, model, drawPictures(model));
      const path = await folder.write(`${name} ${rows} ${arrangement} ${script}.docx`, file);
      const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
      const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
      expect(document).not.toMatch(/\{\{(?!observation\})/u);
      if (hasOfficeValidator)
        expect(faultsOf(path)).toEqual(
          faultsOf(await folder.write(`${name}.docx`, new Blob([content]))),
        );
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
      const [pdf = ''] = printWithLibreOffice([path], folder.path);
      const text = pdfText(pdf);
      expect(text).toContain(
        name.startsWith('portrait') ? 'Abbot & Ferris' : 'Prüfbüro Sonnleitner',
      );
    });
  },
);
