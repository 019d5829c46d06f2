import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { drawPictures } from '../../../testing/app/sample-report';
import {
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  printWithLibreOffice,
} from '../../../testing/documents';
import { FINDINGS_IN } from '../../../testing/findings/findings';
import { makeReportOfFindings } from '../../../testing/findings/make-report';
import { buildDocx } from '@/document/files/build-docx';
import { buildPdf, countPages } from '@/document/files/build-pdf';
import { buildReportModel } from '@/document/parts/build-report-model';
import { installedFonts } from '../pdf/installed-fonts.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

const PATIENCE_MS = 600_000;
/** An end that is shorter looks forgotten. */
const FEWEST = 7;
const LANGUAGES = ['en', 'de', 'pl', 'ja'] as const;
const COUNTS = Array.from({ length: 18 }, (_, index) => 26 + index);
/** LibreOffice prints these; in other languages than the first nothing else is drawn, the rule being one. */
const PRINTED = COUNTS.filter((count) => count % 3 === 0);

/** A report of so many findings, each of them an entry of the contents. */
function buildModel(language: (typeof LANGUAGES)[number], count: number) {
  const all = FINDINGS_IN[language];
  const findings = Array.from({ length: count }, (_, index) => all[index % all.length]!);
  const source = makeReportOfFindings(language, 'defects', findings);
  source.report.layout = { arrangement: 'defects', contents: true };
  return buildReportModel({
    ...source,
    observations: source.observations.map((row) => ({ ...row, photo: '' })),
    sections: { discussion: null, recommendation: null },
  });
}

/** How many entries of the contents each page has, to the page before the first finding. */
function entriesOn(path: string): number[] {
  const text = execFileSync('/usr/bin/pdftotext', ['-layout', '-l', '4', path, '-']);
  const counts = text
    .toString()
    .split('\f')
    .map((page) => page.match(/\.{4,}\s*\d+\s*$/gmu)?.length ?? 0);
  return counts.filter((count) => count > 0);
}

describe.skipIf(!hasPoppler)('contents', { timeout: PATIENCE_MS }, () => {
  const folder = openForSuite(makeFolder);

  it.each(LANGUAGES)('end with no few lines on a page of their own: %s', async (language) => {
    const documents: string[] = [];
    const drawn = new Map<number, number[]>();
    for (const count of language === LANGUAGES[0] ? COUNTS : PRINTED) {
      const model = buildModel(language, count);
      const pictures = drawPictures(model);
      const pdf = await buildPdf(model, pictures, installedFonts());
      drawn.set(count, entriesOn(await folder.write(`${language}-${count}.ours.pdf`, pdf)));
      if (!PRINTED.includes(count)) continue;
      const pages = await countPages(model, pictures, installedFonts());
      const word = await buildDocx(model, pictures, pages);
      documents.push(await folder.write(`${language}-${count}.docx`, word));
    }
    for (const [count, pages] of drawn)
      expect(pages.length === 1 || (pages.at(-1) ?? 0) >= FEWEST, `${count}: ${pages.join()}`).toBe(
        true,
      );
    expect(new Set([...drawn.values()].map((pages) => pages.length)).size).toBe(2);
    if (!hasLibreOffice) return;
    printWithLibreOffice(documents, folder.path).forEach((path, index) => {
      expect(entriesOn(path).length, path).toBe(drawn.get(PRINTED[index]!)?.length);
    });
  });
});
