import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeModel, makeObservation } from '../../../testing/app/sample-report';
import {
  type Folder,
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  printWithLibreOffice,
} from '../../../testing/documents';
import { buildDocx } from '@/document/build/build-docx';
import { buildPdf } from '@/document/build/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';

const LAST = {
  line: 'Here the text ends.',
  paragraph: `${'A last paragraph of several lines goes on for a while. '.repeat(8)}Here the text ends.`,
};

/** A report whose text ends at another place of its last page for each number of lines. */
const reportOf = (lines: number, last: keyof typeof LAST, signature: boolean) =>
  makeModel({
    report: { layout: { signature } },
    observations: [],
    sections: {
      discussion: 'Text.',
      recommendation: `${'A line.\n'.repeat(lines)}${LAST[last]}`,
    },
  });

const CASES = (['line', 'paragraph'] as const).flatMap((last) =>
  [true, false].map((isSigned) => ({ last, isSigned, name: isSigned ? 'signature' : 'note' })),
);

/** A text of so many lines before a list that a line leads to. */
const listAfter = (lines: number) =>
  makeModel({
    report: { layout: { signature: false } },
    observations: [],
    sections: {
      discussion: `${'A line.\n'.repeat(lines)}First:\n- Secure it.\n- Mend it.\n\n${'A line.\n'.repeat(30)}`,
      recommendation: null,
    },
  });

const pagesIn = (path: string) =>
  execFileSync('/usr/bin/pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    .replaceAll(/[^\S\f]+/g, ' ')
    .split('\f')
    .slice(0, -1);

/** So many rows of words, the last of which may fall beyond the end of a page. */
const rowsOf = (count: number) =>
  makeModel({
    report: { layout: { arrangement: 'photos_4' } },
    observations: Array.from({ length: count }, (_, index) =>
      makeObservation({ element: `Wall ${index + 1}.`, defect: 'Crack.', recommendation: 'Mend.' }),
    ),
  });

describe.skipIf(!hasPoppler)('the last page', { timeout: 300_000 }, () => {
  let folder: Folder;
  beforeAll(() => {
    folder = makeFolder();
  });
  afterAll(() => folder.remove());

  it.each(CASES)('has the last $last of the text above its $name', async ({ last, isSigned }) => {
    const documents: string[] = [];
    const pageCounts = new Set<number>();
    for (let lines = 12; lines < 62; lines += 2) {
      const model = reportOf(lines, last, isSigned);
      const name = `${last}-${String(isSigned)}-${lines}`;
      const pdf = await buildPdf(model, drawPictures(model), installedFonts());
      const pages = pagesIn(await folder.write(`${name}.ours.pdf`, pdf));
      expect(pages.at(-1)).toContain('Here the text ends.');
      pageCounts.add(pages.length);
      if (lines % 10 === 0) {
        documents.push(await folder.write(`${name}.docx`, await buildDocx(model, new Map())));
      }
    }
    expect(pageCounts.size).toBeGreaterThan(1);
    if (!hasLibreOffice) return;
    for (const printed of printWithLibreOffice(documents, folder.path)) {
      expect(pagesIn(printed).at(-1)).toContain('Here the text ends.');
    }
  });

  it('of a table of words has more than its last row', async () => {
    const documents: string[] = [];
    const counts = Array.from({ length: 26 }, (_, index) => 12 + index);
    const expectTogether = (path: string, count: number) => {
      const page = pagesIn(path).find((each) => each.includes(`Wall ${count}.`));
      expect(page).toContain(`Wall ${count - 1}.`);
    };
    for (const count of counts) {
      const model = rowsOf(count);
      const pdf = await buildPdf(model, drawPictures(model), installedFonts());
      expectTogether(await folder.write(`rows-${count}.ours.pdf`, pdf), count);
      documents.push(await folder.write(`rows-${count}.docx`, await buildDocx(model, new Map())));
    }
    if (!hasLibreOffice) return;
    printWithLibreOffice(documents, folder.path).forEach((printed, index) => {
      expectTogether(printed, counts[index] ?? 0);
    });
  });

  it('before a list has no line alone that leads to it', async () => {
    for (let lines = 24; lines < 48; lines += 1) {
      const model = listAfter(lines);
      const pdf = await buildPdf(model, drawPictures(model), installedFonts());
      const pages = pagesIn(await folder.write(`list-${lines}.pdf`, pdf));
      const lead = pages.findIndex((page) => page.includes('First:'));
      expect(pages[lead]).toContain('Secure it.');
    }
  });
});
