import { isFigure, readLineStart } from './line-start';

/** More would make columns too narrow for a word. */
const MOST_COLUMNS = 12;
const PIPE = /(?<!\\)\|/u;
const RULE = /^:?-+:?$/u;

/** A table's cells as typed, and how many lines it takes. */
interface TypedTable {
  cells: string[][];
  lines: number;
}

/**
 * Parses the table that begins at a line, if any: two or more consecutive lines with the same number of columns, at
 * least two, separated by tabs (as copied from a spreadsheet) or vertical bars.
 */
export function parseTable(lines: readonly string[], index: number): TypedTable | null {
  return tabbed(lines, index) ?? barred(lines, index);
}

function tabbed(lines: readonly string[], index: number): TypedTable | null {
  const cells = alike(lines, index, tabbedCells);
  // Indented paragraphs begin with a tab too.
  const isTable =
    cells.length >= 2 &&
    (cells[0] ?? []).filter(Boolean).length >= 2 &&
    // A list whose lines all begin with a number such as "2.5".
    !(
      cells[0]?.length === 2 &&
      cells.every(([first = '']) => isFigure(first)) &&
      isListed(lines[index])
    );
  return isTable ? { cells, lines: cells.length } : null;
}

function barred(lines: readonly string[], index: number): TypedTable | null {
  const all = alike(lines, index, barredCells);
  const hasRule = all[1]?.every((cell) => RULE.test(cell)) ?? false;
  const cells = hasRule ? all.filter((_, row) => row !== 1) : all;
  const isTable = cells.length >= 2 && (cells[0] ?? []).some(Boolean);
  return isTable ? { cells, lines: all.length } : null;
}

/** The lines from `index` on with as many cells as the first. */
function alike(
  lines: readonly string[],
  index: number,
  splitCells: (line: string) => string[] | null,
): string[][] {
  const rows: string[][] = [];
  for (let at = index; at < lines.length; at += 1) {
    const cells = splitCells(lines[at] ?? '');
    if (cells === null || cells.length < 2 || cells.length > MOST_COLUMNS) break;
    if (rows[0] && rows[0].length !== cells.length) break;
    rows.push(cells);
  }
  return rows;
}

const isListed = (line = '') => readLineStart(line.trim()).kind === 'numbered';

/** A list copied from Word has a tab after each marker: only a further tab makes a table row. */
function tabbedCells(line: string): string[] | null {
  if (!line.includes('\t')) return null;
  const { kind, content, ...start } = readLineStart(line.trim());
  const tabbed = 'tabbed' in start ? (start.tabbed ?? '') : '';
  const isCell =
    kind === 'numbered' && (isFigure(tabbed) || (tabbed !== '' && content.includes('\t')));
  if (kind !== 'text' && !isCell) return null;
  return line.split('\t').map((cell) => cell.trim());
}

function barredCells(line: string): string[] | null {
  const words = line.trim();
  if (!PIPE.test(words) || readLineStart(words).kind !== 'text') return null;
  const inner = words.replace(/^\|/u, '').replace(/(?<!\\)\|$/u, '');
  return inner.split(PIPE).map((cell) => cell.replaceAll('\\|', '|').replaceAll('\t', ' ').trim());
}

/** Writes cells as lines that parse to them again. */
export function linesOfTable(cells: readonly (readonly string[])[]): string[] {
  const row = (words: readonly string[]) => `| ${words.join(' | ')} |`;
  const [head = [], ...rest] = cells.map((words) =>
    words.map((cell) => cell.replaceAll('|', '\\|')),
  );
  return [row(head), row(head.map(() => '---')), ...rest.map(row)];
}
