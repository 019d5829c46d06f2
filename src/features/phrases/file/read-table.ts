import { parse } from 'papaparse';
import { readLineStart } from '@/document/model/line-start';
import { takeText } from '@shared/text/take-text';
import { type ColumnRole, readRole } from './heads';

/** A file's lines with its columns' uses. */
export interface PhraseTable {
  rows: string[][];
  roles: (ColumnRole | null)[];
  /** True when the first row names the columns. */
  hasHead: boolean;
}

/** Separates nothing: a list of whole lines. */
const NONE = '\u001f';
const LOOKED_AT = 200;
/** Above it are a firm's name, a date and the like. */
const DEEPEST_HEAD = 20;

/** Splits a text into cells by its spreadsheet's separator; a plain list is not split. */
export function splitText(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  const [, said] = /^"?sep=(.)"?\n/i.exec(lines) ?? [];
  const body = said === undefined ? lines : lines.slice(lines.indexOf('\n') + 1);
  return cellsBy(body, said ?? findSeparator(body));
}

function cellsBy(text: string, delimiter: string, preview = 0): string[][] {
  const how = { delimiter, newline: '\n', skipEmptyLines: 'greedy', preview } as const;
  const { data, errors } = parse<string[]>(text, how);
  // An inch mark that is never closed would swallow all following lines.
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? parse<string[]>(text, { ...how, quoteChar: NONE }).data : data;
}

function findSeparator(text: string): string {
  const tried = ['\t', ';', ',', '|'].map((separator) => ({
    separator,
    rows: cellsBy(text, separator, LOOKED_AT).map((row) => row.slice(0, lastFilled(row) + 1)),
  }));
  const headed = tried.find(
    ({ rows }) => findHead(rows.map((row) => (row.length > 1 ? row : []))) >= 0,
  );
  return (headed ?? tried.find(isTable))?.separator ?? NONE;
}

/** Finds the head: a line that names a column, or two if it is not the first. */
const findHead = (rows: readonly string[][]) =>
  rows
    .slice(0, DEEPEST_HEAD)
    .findIndex((row, at) => readRoles(row).filter(Boolean).length > (at && 1));

const lastFilled = (row: string[]) => row.findLastIndex((cell) => cell.trim() !== '');

/** Sentences have spaces after commas, cells do not, and all lines have the same number. */
function isTable({ separator, rows }: { separator: string; rows: string[][] }): boolean {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns < 2 || rows.some((row) => row.length < columns)) return false;
  return separator === '\t' || !rows.some((row) => row.slice(1).some((cell) => /^\s/.test(cell)));
}

/** Gives the columns their roles: by their heads; without a head, the first column with words has defects. */
export function toPhraseTable(cells: readonly (readonly string[])[]): PhraseTable {
  const all = cells
    .map((row) => row.map((cell) => takeText(cell).trim()))
    .filter((row) => row.some((cell) => !/^[\s:-]*$/.test(cell)));
  const width = Math.max(0, ...all.map((row) => lastFilled(row) + 1));
  const rows = all.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
  const head = findHead(rows);
  if (head >= 0)
    return { rows: rows.slice(head), roles: readRoles(rows[head] ?? []), hasHead: true };
  const items = rows.map(([line = '']) => readLineStart(line));
  if (width === 1 && items.every(({ kind }) => kind !== 'text'))
    return { rows: items.map(({ content }) => [content]), roles: ['defect'], hasHead: false };
  const first = Array.from({ length: width }, (_, at) => at).find((at) =>
    rows.some((row) => /\p{L}{2}/u.test(row[at] ?? '')),
  );
  return {
    rows,
    roles: Array.from({ length: width }, (_, at) => (at === first ? 'defect' : null)),
    hasHead: false,
  };
}

/** Roles by head; the first column with a role keeps it. */
function readRoles(row: readonly string[]): (ColumnRole | null)[] {
  const roles = row.map(readRole);
  return roles.map((role, at) => (roles.indexOf(role) === at ? role : null));
}
