import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeModel, makeObservation } from '../../../testing/app/sample-report';
import {
  type Folder,
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  printWithLibreOffice,
} from '../../../testing/documents';
import { buildDocx } from '@/document/files/build-docx';
import { buildPdf } from '@/document/files/build-pdf';
import type { ReportModel } from '@/document/parts/build-report-model';
import { installedFonts } from '../pdf/installed-fonts.fixture';

const PATIENCE_MS = 600_000;

const LAST = {
  line: 'Here the text ends.',
  paragraph: `${'A last paragraph of several lines goes on for a while. '.repeat(8)}Here the text ends.`,
};

/** A report whose text ends at another place of its last page for each number of lines. */
const buildReport = (lines: number, last: keyof typeof LAST, signature: boolean) =>
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

const LEADS = ['First:', 'Severity: Major'];

/** A text of so many lines before a list that a line leads to. */
const listAfter = (lines: number, lead: string) =>
  makeModel({
    report: { layout: { signature: false } },
    observations: [],
    sections: {
      discussion: `${'A line.\n'.repeat(lines)}${lead}\n- Secure it.\n- Mend it.\n\n${'A line.\n'.repeat(30)}`,
      recommendation: null,
    },
  });

const readPages = (path: string) =>
  execFileSync('/usr/bin/pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    .replaceAll(/[^\S\f]+/g, ' ')
    .split('\f')
    .slice(0, -1);

/** So many rows of words, the last of which may fall beyond the end of a page. */
const buildRows = (count: number) =>
  makeModel({
    report: { layout: { arrangement: 'photos_4' } },
    observations: Array.from({ length: count }, (_, index) =>
      makeObservation({ element: `Wall ${index + 1}.`, defect: 'Crack.', recommendation: 'Mend.' }),
    ),
  });

/** One of several lengths, each of which ends the last page elsewhere. */
interface Length {
  name: string;
  model: ReportModel;
  /** LibreOffice prints it too. */
  isPrinted: boolean;
}

const countedFrom = (first: number, count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => first + step * index);

const ENDS = CASES.map((one) => ({
  ...one,
  lengths: countedFrom(12, 25, 2).map((lines): Length => {
    const model = buildReport(lines, one.last, one.isSigned);
    return { name: `${one.last}-${one.name}-${lines}`, model, isPrinted: lines % 10 === 0 };
  }),
}));
const ROW_COUNTS = countedFrom(12, 26);
const ROWS = ROW_COUNTS.map((count): Length => ({
  name: `rows-${count}`,
  model: buildRows(count),
  isPrinted: true,
}));
const LISTS = LEADS.flatMap((lead) =>
  countedFrom(10, 40).map((lines): Length => ({
    name: `${lead}-${lines}`,
    model: listAfter(lines, lead),
    isPrinted: false,
  })),
);

/** A table of three rows, and a list of four items, each begun at another place of a page. */
const smallAfter = (lines: number) =>
  makeModel({
    report: { layout: { signature: false } },
    observations: [],
    sections: {
      discussion: `${'A line.\n'.repeat(lines)}\nLevel\tWidth\nOne\t0.2 mm\nTwo\t0.3 mm\nLast\t0.4 mm\n\nBeneath the table.`,
      recommendation: `${'A line.\n'.repeat(60 - lines)}- Item one.\n- Item two.\n- Item three.\n- Item four.\n\n${'A line.\n'.repeat(30)}`,
    },
  });
const SMALL = countedFrom(18, 30).map((lines): Length => ({
  name: `small-${lines}`,
  model: smallAfter(lines),
  isPrinted: lines % 3 === 0,
}));

describe.skipIf(!hasPoppler)('the last page', { timeout: PATIENCE_MS }, () => {
  let folder: Folder;
  /** The pages of each length, in our PDF and as LibreOffice prints the Word file. */
  const ours = new Map<string, string[]>();
  const printed = new Map<string, string[]>();
  const pickPages = (lengths: Length[], all: Map<string, string[]>) =>
    lengths.map(({ name }) => all.get(name) ?? []);
  const pickPrinted = (lengths: Length[]) =>
    hasLibreOffice
      ? pickPages(
          lengths.filter(({ isPrinted }) => isPrinted),
          printed,
        )
      : [];

  beforeAll(async () => {
    folder = makeFolder();
    const documents: string[] = [];
    for (const { name, model, isPrinted } of [
      ...ENDS.flatMap((one) => one.lengths),
      ...ROWS,
      ...LISTS,
      ...SMALL,
    ]) {
      const pdf = await buildPdf(model, drawPictures(model), installedFonts());
      ours.set(name, readPages(await folder.write(`${name}.ours.pdf`, pdf)));
      if (!isPrinted || !hasLibreOffice) continue;
      documents.push(await folder.write(`${name}.docx`, await buildDocx(model, new Map())));
    }
    if (!hasLibreOffice) return;
    for (const path of printWithLibreOffice(documents, folder.path))
      printed.set(basename(path, '.pdf'), readPages(path));
  }, PATIENCE_MS);
  afterAll(() => folder.remove());

  it.each(ENDS)('has the last $last of the text above its $name', ({ lengths }) => {
    const drawn = pickPages(lengths, ours);
    for (const pages of [...drawn, ...pickPrinted(lengths)]) {
      expect(pages.at(-1)).toContain('Here the text ends.');
    }
    expect(new Set(drawn.map((pages) => pages.length)).size).toBeGreaterThan(1);
  });

  it('of a table of words has more than its last row', () => {
    for (const all of [pickPages(ROWS, ours), pickPrinted(ROWS)]) {
      all.forEach((pages, index) => {
        const count = ROW_COUNTS[index] ?? 0;
        const page = pages.find((each) => each.includes(`Wall ${count}.`));
        expect(page).toContain(`Wall ${count - 1}.`);
      });
    }
  });

  it('of a small table is its first, and of a list has more than its last item', () => {
    for (const pages of [...pickPages(SMALL, ours), ...pickPrinted(SMALL)]) {
      const pageWith = (words: string) => pages.findIndex((page) => page.includes(words));
      expect(pageWith('Last 0.4 mm')).toBe(pageWith('Level Width'));
      expect(pageWith('Item four.')).toBe(pageWith('Item three.'));
    }
  });

  it('before a list has no line alone that leads to it', () => {
    for (const pages of pickPages(LISTS, ours)) {
      const lead = pages.findIndex((page) => LEADS.some((words) => page.includes(words)));
      expect(pages[lead]).toContain('Secure it.');
    }
  });
});
