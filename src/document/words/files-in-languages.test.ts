import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../testing/app/sample-report';
import {
  hasLibreOffice,
  hasOfficeValidator,
  hasPoppler,
  makeFolder,
  officeErrors,
  pdfText,
  printWithLibreOffice,
} from '../../../testing/documents';
import type { Language } from '@shared/languages/language';
import { buildDocx } from '@/document/files/build-docx';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';
import { listTexts } from '@/document/files/draw-report';
import { englishLeft } from './english-left.fixture';
import { makeDocuments, OTHERS, makeReportWords } from '@/document/files/reports.fixture';
import { choosePrintedWords } from './printed-words';
import { openForSuite } from '../../../testing/open-for-suite';

/** The programs that open the files are slow where many tests share few cores. */
const PATIENCE_MS = 180_000;

const folder = openForSuite(makeFolder);

const stringifyTyped = (language: Language) => JSON.stringify(makeReportWords(language));
const letters = (text: string) => text.replace(/\s+/g, '');

/** Reads a file's words, with nothing that only a machine reads. */
function wordsOfDocx(bytes: Uint8Array): string {
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) =>
    /^word\/(document|header\d|footer\d)\.xml$/.test(path),
  );
  return parts
    .flatMap(([, content]) => [
      ...new TextDecoder()
        .decode(content)
        .matchAll(/<w:t(?: [^>]*)?>([^<]*)<|(?:descr|name)="(?!pl_)([^"]*)"/g),
    ])
    .map(([, text, attribute]) => text ?? attribute ?? '')
    .join('\n');
}

describe.each(OTHERS)('files in %s', { timeout: PATIENCE_MS }, (language) => {
  it('have no English word of ours in the .docx, and say which language they are in', async () => {
    for (const model of makeDocuments(language)) {
      const file = await buildDocx(model, drawPictures(model));
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { tag } = choosePrintedWords(language);
      expect(englishLeft(wordsOfDocx(bytes), language, stringifyTyped(language))).toEqual([]);
      const [styles, properties] = ['word/styles.xml', 'docProps/core.xml'].map((path) =>
        new TextDecoder().decode(unzipSync(bytes)[path]),
      );
      expect(styles).toContain(`<w:lang w:val="${tag}" w:eastAsia="ja-JP" w:bidi="ar-SA"/>`);
      expect(properties).toContain(`<dc:language>${tag}</dc:language>`);
      // The validator reads words as words: one language with letters of its own is enough.
      if (!hasOfficeValidator || language !== 'ja') continue;
      expect(officeErrors(await folder.write(`${language}.docx`, file))).toEqual([]);
    }
  });

  it.skipIf(!hasPoppler)('have none in the PDF, and every word of the report', async () => {
    for (const model of makeDocuments(language)) {
      const file = await buildPdf(model, drawPictures(model), installedFonts());
      const path = await folder.write(`${language}.pdf`, file);
      const printed = pdfText(path);
      expect(englishLeft(printed, language, stringifyTyped(language))).toEqual([]);
      expect(readFileSync(path).toString('latin1')).toContain(
        `/Lang (${choosePrintedWords(language).tag})`,
      );
      const { bold, regular } = listTexts(model);
      const whole = [...bold, ...regular].filter((text) => text.length < 12).map(letters);
      for (const text of whole) expect(letters(printed)).toContain(text);
    }
  });
});

it.skipIf(!hasLibreOffice || !hasPoppler)(
  'print in German and Japanese alone with LibreOffice too',
  { timeout: PATIENCE_MS },
  async () => {
    for (const language of ['de', 'ja'] as const) {
      const [model] = makeDocuments(language);
      if (!model) throw new Error('There is no such report.');
      const path = await folder.write(
        `libre-${language}.docx`,
        await buildDocx(model, drawPictures(model)),
      );
      const [pdf = ''] = printWithLibreOffice([path], folder.path);
      const printed = pdfText(pdf);
      expect(englishLeft(printed, language, stringifyTyped(language))).toEqual([]);
      expect(letters(printed)).toContain(letters(choosePrintedWords(language).observations));
    }
  },
);
