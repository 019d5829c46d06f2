import { boldParts } from './bold-parts';
import { isRightToLeft, splitTypedLines } from './clean-text';
import { type ReadLine, readLines } from './list-lines';
import { type Block, type Paragraph, type Run, type TextTable, listWords } from './report-text';
import { parseTable } from './text-table';

/** Finds the references to photos in words that hold no marks. */
type SplitRuns = (words: string) => Run[];

/**
 * Parses the text of a section: lists nested by indentation, headings (`##`, or a number on a line by itself),
 * `**bold**`, tables of tabs or bars. All else stays as typed.
 */
export function parseBlocks(text: string, splitRuns: SplitRuns): Block[] {
  const lines = splitTypedLines(text);
  const typed: (string | null)[] = [];
  const tables: TextTable[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const table = parseTable(lines, index);
    typed.push(table ? null : line);
    if (!table) continue;
    tables.push(textTable(table.cells, splitRuns));
    index += table.lines - 1;
  }
  const inOrder = tables.values();
  return readLines(typed, { hasNumberedHeadings: true }).flatMap((line) => {
    const block = line ? buildParagraph(line, splitRuns) : inOrder.next().value;
    return block ?? [];
  });
}

/**
 * Parses the text of a table cell. Tables have no room in it and stay as typed, tabs included; a number on a line by
 * itself is an item of a list.
 */
export function parseCellParagraphs(text: string, splitRuns: SplitRuns): Paragraph[] {
  const lines = splitTypedLines(text).filter((line) => line !== '');
  return readLines(lines, { hasNumberedHeadings: false }).flatMap((line) =>
    line ? [buildParagraph(line, splitRuns)] : [],
  );
}

/** A paragraph of plain words, without any markup. */
export function plainParagraph(words: string): Paragraph {
  return {
    kind: 'text',
    level: 0,
    marker: '',
    isRightToLeft: isRightToLeft(words),
    runs: [{ text: words, photo: null }],
  };
}

function buildParagraph({ content, ...line }: ReadLine, splitRuns: SplitRuns): Paragraph {
  const runs = runsOfLine(content, splitRuns);
  return { ...line, isRightToLeft: isRightToLeft(listWords(runs)), runs };
}

function textTable(cells: string[][], splitRuns: SplitRuns): TextTable {
  const rows = cells.map((row) => row.map((cell) => runsOfLine(cell, splitRuns)));
  return {
    kind: 'table',
    isRightToLeft: isRightToLeft(rows.flat().map(listWords).join(' ')),
    rows,
  };
}

/** A reference that a bold mark splits is none: storing the text would not find it either. */
function runsOfLine(line: string, splitRuns: SplitRuns): Run[] {
  return boldParts(line).flatMap(({ text, isBold }) =>
    isBold ? splitRuns(text).map((run): Run => ({ ...run, isBold: true })) : splitRuns(text),
  );
}
