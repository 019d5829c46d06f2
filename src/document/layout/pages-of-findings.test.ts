import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeObservation } from '../../../testing/app/sample-report';
import {
  type Folder,
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  printWithLibreOffice,
} from '../../../testing/documents';
import { FINDINGS_IN } from '../../../testing/findings/findings';
import { findingId, makeReportOfFindings } from '../../../testing/findings/make-report';
import { buildDocx } from '@/document/files/build-docx';
import { buildPdf, countPages } from '@/document/files/build-pdf';
import { buildReportModel, type ReportModel } from '@/document/parts/build-report-model';
import { type Paragraph, joinRuns } from '../model/report-text';
import { defectHeading } from '../model/outline';
import { installedFonts } from '../pdf/installed-fonts.fixture';

const PATIENCE_MS = 600_000;
/** How many photos each of thirteen findings has, nineteen in all and a few more. */
const PHOTOS = [1, 2, 1, 3, 1, 1, 2, 1, 1, 4, 1, 5, 1];
const LONG = 'It was looked at from the ground, from a ladder and from the roof of the neighbour. ';

/** Thirteen findings of a language, a page each; the text of the last exceeds a page by itself. */
function makeModelWith(language: 'en' | 'de' | 'pl'): ReportModel {
  const source = makeReportOfFindings(language, 'defects', FINDINGS_IN[language].slice(0, 13));
  source.observations = source.observations.flatMap((row, index) => [
    index === 12 ? { ...row, defect: `${LONG.repeat(5)}\n`.repeat(18) } : row,
    ...Array.from({ length: (PHOTOS[index] ?? 1) - 1 }, (_, more) =>
      makeObservation({ id: findingId(1000 + index * 10 + more), finding_id: row.id }),
    ),
  ]);
  source.report.layout = { arrangement: 'defects', contents: true };
  return buildReportModel(source);
}

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const readLetters = (path: string) =>
  execFileSync('/usr/bin/pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\f')
    .slice(0, -1)
    .map(letters);

describe.skipIf(!hasPoppler)('findings, a page each', { timeout: PATIENCE_MS }, () => {
  let folder: Folder;
  const models = (['en', 'de', 'pl'] as const).map((language) => ({
    language,
    model: makeModelWith(language),
  }));
  const printed = new Map<string, string[][]>();
  beforeAll(async () => {
    folder = makeFolder();
    const documents: string[] = [];
    for (const { language, model } of models) {
      const pictures = drawPictures(model);
      const pdf = await buildPdf(model, pictures, installedFonts());
      printed.set(language, [readLetters(await folder.write(`${language}.ours.pdf`, pdf))]);
      const pages = await countPages(model, pictures, installedFonts());
      documents.push(
        await folder.write(`${language}.docx`, await buildDocx(model, pictures, pages)),
      );
    }
    if (!hasLibreOffice) return;
    printWithLibreOffice(documents, folder.path).forEach((path, index) =>
      printed.get(models[index]?.language ?? '')?.push(readLetters(path)),
    );
  }, PATIENCE_MS);
  afterAll(() => folder.remove());

  it.each(models)('has each whole on its page, and begins it: $language', ({ language, model }) => {
    const { rows, textLabels } = model.schedule1;
    for (const pages of printed.get(language) ?? []) {
      const first = pages.findIndex((page) => page.includes(letters(model.schedule1.heading)), 1);
      const starts = rows.map((row) =>
        pages.findIndex(
          (page, at) =>
            page.includes(letters(defectHeading(row))) &&
            page.includes(letters(textLabels.element)) &&
            at > 0,
        ),
      );
      expect(first).not.toBe(-1);
      expect(new Set(starts).size).toBe(rows.length);
      rows.slice(0, -1).forEach((row, index) => {
        const page = pages[starts[index] ?? 0] ?? '';
        const texts: Paragraph[] = [row.element, row.defect, row.recommendation].flat();
        for (const text of texts) expect(page).toContain(letters(joinRuns(text)));
        expect((starts[index + 1] ?? 0) - (starts[index] ?? 0)).toBe(1);
      });
    }
    expect(printed.get(language)?.[0]?.length).toBe(printed.get(language)?.at(-1)?.length);
  });
});
