import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { makeReportOfFindings } from '../../../testing/findings/make-report';
import { buildReportModel } from '../parts/build-report-model';
import { openPdf } from '../files/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';
import { measureWidth } from '../pdf/draw-words';
import { TABLE_TEXT } from '../pdf/text-styles';
import { wrapRuns } from '../pdf/wrap-text';
import { columnWidths, textWidth } from './column-widths';
import { fitRuns } from './fit-words';
import { loadHyphenation } from './hyphenation';

const ARRANGEMENTS = ['table', 'schedule'] as const;
const TEXTS = ['element', 'defect', 'recommendation'] as const;
const CASES = LANGUAGES.flatMap((language) =>
  ARRANGEMENTS.map((arrangement) => ({ language, arrangement })),
);

/** The lines of every cell of a report's table, each cell's by itself. */
async function layOutLines({ language, arrangement }: (typeof CASES)[number]): Promise<string[][]> {
  const model = buildReportModel(makeReportOfFindings(language, arrangement));
  const pdf = await openPdf(model, installedFonts());
  const hyphenate = await loadHyphenation(language);
  const { schedule1 } = model;
  const widths = columnWidths(schedule1);
  return TEXTS.flatMap((kind) => {
    const width = textWidth(widths[schedule1.kinds.indexOf(kind)] ?? 0);
    return schedule1.rows
      .flatMap((row) => row[kind])
      .map(({ runs }) =>
        wrapRuns(fitRuns(runs, { width, ...TABLE_TEXT }, hyphenate), width, (text, isBold) =>
          measureWidth(pdf, text, isBold ? { ...TABLE_TEXT, font: 'bold' } : TABLE_TEXT),
        ).map(({ segments }) => segments.map(({ text }) => text).join('')),
      );
  });
}

/** Each end of a line with what the next one begins with. */
const listLineEnds = (cells: string[][]) =>
  cells.flatMap((lines) => lines.slice(1).map((line, index) => `${lines[index] ?? ''}|${line}`));

const LATIN = String.raw`\p{Script=Latin}`;

describe('what engineers write, in the columns of a table', () => {
  it.each(CASES)('is parted where it may be: $language, $arrangement', async (one) => {
    const ends = listLineEnds(await layOutLines(one));
    const found = (pattern: string) => ends.filter((end) => new RegExp(pattern, 'u').test(end));
    expect(ends.length).toBeGreaterThan(100);
    // In the middle of a word without a hyphen.
    expect(found(`${LATIN}\\|${LATIN}`)).toEqual([]);
    // Before a sign that closes.
    expect(found(String.raw`\|[,.;:!?)\]»]`)).toEqual([]);
    // Between a number and its unit, or a range's two numbers.
    expect(found(String.raw`\d ?\|(mm|cm|m|m²|%|kg|kN|°C)(?!\p{L})`)).toEqual([]);
    expect(found(String.raw`\d–\|\d`)).toEqual([]);
  });
});
