import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeModel, makeObservation } from '../../../testing/app/sample-report';
import {
  type Folder,
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  printWithLibreOffice,
} from '../../../testing/documents';
import { lettersByPage, PARAGRAPHS } from '@/document/files/agreement.fixture';
import { allParts, LETTERS } from '@/document/files/all-parts.fixture';
import { buildDocx } from '@/document/files/build-docx';
import { manyRows } from '@/document/files/build-docx.fixture';
import { type Arrangement, ARRANGEMENTS } from '../model/report-layout';
import type { ReportModel } from '@/document/parts/build-report-model';
import { buildPdf, countPages } from '@/document/files/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';

/** LibreOffice prints each; every cell of the matrix takes minutes: see decision 148. */
const PATIENCE_MS = 3_600_000;
/** So many documents of 300 rows are printed well within the time that one start of LibreOffice is given. */
const AT_ONCE = 8;
const isWhole = process.env['AGREEMENT'] === 'all';

interface Cell {
  name: string;
  make: () => ReportModel;
}

const TEXTS = { ...LETTERS, PARAGRAPHS };

const cell = (
  arrangement: (typeof ARRANGEMENTS)[number],
  rows: number,
  letters: keyof typeof TEXTS,
): Cell => ({
  name: `${arrangement}-${rows}-${letters}`,
  make: () => allParts({ arrangement, rows, letters: TEXTS[letters] }),
});
const asSpecified = (rows: number): Cell => ({
  name: `as-specified-${rows}`,
  make: () => manyRows(rows),
});

/**
 * Tables that people type, over the ends of pages, each begun at another place of a page. None has its last row
 * alone on a page: above such a row LibreOffice leaves the head out, which Word and the PDF repeat.
 */
const typedTables: Cell = {
  name: 'typed-tables',
  make: () => {
    const table = (rows: number) =>
      [
        'Level\tCracks\tLength',
        ...Array.from(
          { length: rows },
          (_, row) => `${row}\t${row % 7} of them, each as long as the panel is wide\t${row} m`,
        ),
      ].join('\n');
    const discussion = [9, 31, 17, 45, 23, 31]
      .map(
        (rows, index) =>
          `${'A line.\n'.repeat(index)}Before table ${index}.\n\n${table(rows)}\n\nAfter it.`,
      )
      .join('\n\n');
    return makeModel({ sections: { discussion, recommendation: null } });
  },
};

/** Findings of three photos, two and one in turn, over the ends of several pages. */
const findings = (arrangement: Arrangement): Cell => ({
  name: `findings-${arrangement}`,
  make: () => {
    const holders = [0, 0, 0, 3, 3, 5];
    const observations = Array.from({ length: 36 }, (_, index) => {
      const holder = index - (index % 6) + (holders[index % 6] ?? 0);
      return makeObservation({
        id: rowId(index),
        finding_id: holder === index ? null : rowId(holder),
      });
    });
    return makeModel({ report: { layout: { arrangement } }, observations });
  },
});
const rowId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const SCRIPTS = Object.keys(LETTERS) as (keyof typeof LETTERS)[];
const MATRIX: Cell[] = [
  ...[1, 13, 60, 300].map(asSpecified),
  typedTables,
  ...ARRANGEMENTS.map(findings),
  ...ARRANGEMENTS.flatMap((arrangement) =>
    [1, 13, 60, 300].flatMap((rows) => SCRIPTS.map((letters) => cell(arrangement, rows, letters))),
  ),
  ...ARRANGEMENTS.map((arrangement) => cell(arrangement, 13, 'PARAGRAPHS')),
];
const HANDFUL: Cell[] = [
  asSpecified(13),
  typedTables,
  findings('table'),
  cell('table', 13, 'ENGLISH'),
  cell('schedule', 13, 'CHINESE'),
  cell('photos_4', 13, 'ARABIC'),
  cell('defects', 13, 'MIXED'),
  cell('table', 13, 'PARAGRAPHS'),
];
const CELLS = (isWhole ? MATRIX : HANDFUL).filter(({ name }) =>
  name.includes(process.env['AGREEMENT_ONLY'] ?? ''),
);

const isPossible = hasLibreOffice && hasPoppler;

describe.skipIf(!isPossible)('Word and PDF', { timeout: PATIENCE_MS }, () => {
  let folder: Folder;
  const ours = new Map<string, string>();
  const printed = new Map<string, string>();

  beforeAll(async () => {
    folder = makeFolder();
    const documents: string[] = [];
    for (const { name, make } of CELLS) {
      const model = make();
      const pictures = drawPictures(model);
      const fonts = installedFonts();
      const pages = await countPages(model, pictures, fonts);
      documents.push(await folder.write(`${name}.docx`, await buildDocx(model, pictures, pages)));
      const pdf = await buildPdf(model, pictures, fonts);
      ours.set(name, await folder.write(`${name}.ours.pdf`, pdf));
    }
    for (let first = 0; first < CELLS.length; first += AT_ONCE) {
      const prints = printWithLibreOffice(documents.slice(first, first + AT_ONCE), folder.path);
      prints.forEach((print, index) => printed.set(CELLS[first + index]?.name ?? '', print));
    }
  }, PATIENCE_MS);
  afterAll(() => {
    folder.remove();
  });

  it.each(CELLS)('say the same on each page: $name', ({ name }) => {
    const pages = lettersByPage(ours.get(name) ?? '');
    expect(pages.length).toBeGreaterThan(0);
    expect(lettersByPage(printed.get(name) ?? '')).toEqual(pages);
  });
});
