import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../testing/app/sample-report';
import { makeFolder } from '../../../testing/documents';
import { allParts, LETTERS } from '@/document/files/all-parts.fixture';
import { SAMPLES } from '@/document/files/build-docx.fixture';
import { ARRANGEMENTS } from '../model/report-layout';
import type { ReportModel } from '@/document/parts/build-report-model';
import { buildPdf } from '@/document/files/build-pdf';
import { familiesInOrder, HAN_FAMILIES } from './font-families';
import { installedFonts } from './installed-fonts.fixture';
import { setAttributes } from './inside-pdfkit';
import type { Pdf } from './pdf-sheet';
import { brokenRules } from './tagged-pdf-rules.fixture';
import { hasQpdf, readTaggedPdf } from './tagged-pdf.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

const PATIENCE_MS = 120_000;

/** Headings, lists within lists and a table, in each text that a person may type. */
const TYPED =
  '- one\n  - two\n    1. three\n- four\n\n| A | |\n|---|---|\n| 1 | 裂缝 |\n\n# Top\nSee Photo 1.\n## Beneath';
const letters = {
  ...LETTERS.MIXED,
  defect: `${LETTERS.MIXED.defect}\n- one\n  - two`,
  text: `${LETTERS.MIXED.text}\n${TYPED}`,
};

const folder = openForSuite(makeFolder);

const families = familiesInOrder(HAN_FAMILIES);
const findLanguage = (font: string) =>
  families.find(({ file }) => font.includes(`${file}-`))?.language ?? null;

const read = async (name: string, file: Blob) =>
  readTaggedPdf(await folder.write(`${name}.pdf`, file));
const listBroken = async (name: string, file: Blob) =>
  brokenRules(await read(name, file), findLanguage);
const printed = (model: ReportModel) => buildPdf(model, drawPictures(model), installedFonts());

/** A file that breaks rules on purpose. */
function broken(): Promise<Blob> {
  const pdf = new PDFDocument({ tagged: true, compress: false }) as Pdf;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const written = new Promise<Blob>((resolve) => {
    pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    pdf.on('end', () => {
      resolve(new Blob(parts));
    });
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.rect(0, 0, 10, 10).fill();
  pdf.text('In a font of the reader’s', 10, 10);
  const drawn = (kind: string) =>
    pdf.struct(kind, {}, () => {
      pdf.rect(0, 0, 10, 10).fill();
    });
  const list = pdf.struct('L');
  list.add(drawn('P'));
  const row = pdf.struct('TR', {}, [drawn('TH'), drawn('TD')]);
  const table = pdf.struct('Table', {}, [row, pdf.struct('TR', {}, [drawn('TD')])]);
  const figure = drawn('Figure');
  setAttributes(figure, { O: 'Layout', BBox: [10, 10, 10, 10] });
  for (const part of [drawn('H2'), list, table, figure, pdf.struct('P'), drawn('Link')]) {
    root.add(part);
  }
  root.end();
  pdf.end();
  return written;
}

describe.skipIf(!hasQpdf)('every part in every arrangement', { timeout: PATIENCE_MS }, () => {
  it.each(ARRANGEMENTS)('breaks no rule that a program can check: %s', async (arrangement) => {
    const model = allParts({ arrangement, rows: 3, letters, isDrawnOn: true });
    expect(await listBroken(arrangement, await printed(model))).toEqual([]);
  });
  it.each(['an empty report', 'empty rows'])(
    'breaks none with nothing to say: %s',
    async (name) => {
      const model = SAMPLES[name]?.();
      expect(model && (await listBroken(name, await printed(model)))).toEqual([]);
    },
  );
  it('would be told of each', async () => {
    const told = brokenRules(await read('broken', await broken()), () => 'zh').join('\n');
    for (const sentence of [
      /f in 0 tags and 0 artifacts/,
      /H2 .* leaves a level out/,
      /L .* has P /,
      /L .* has no numbering/,
      /TH .* has no scope/,
      /Table .* has rows of different lengths/,
      /Figure .* says nothing/,
      /Figure .* has no box/,
      /P .* is empty/,
      /Link .* leads nowhere/,
      /font .* is not whole/,
      /in no language of its own/,
      /no claim/,
    ]) {
      expect(told).toMatch(sentence);
    }
  });
});
