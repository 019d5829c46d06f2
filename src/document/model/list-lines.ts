import { withoutBoldMarks } from './bold-parts';
import { type LineStart, readLineStart } from './line-start';
import { levelsByMarker } from './marker-levels';
import type { Paragraph } from './report-text';

/** A line of a text with what it is among its neighbours. */
export interface ReadLine {
  kind: Paragraph['kind'];
  level: Paragraph['level'];
  marker: string;
  content: string;
}

type Level = Paragraph['level'];
/** A line while it is read; null stands where a table is. */
type Token = LineToken | null;
interface LineToken {
  mark: LineStart;
  column: number;
  words: string;
  level: Level;
}

const DEEPEST = 2;
/** From here on an item lies beneath the one before it. */
const STEP = 2;
const TAB = 4;
/** A heading is short; a longer line is a sentence that begins with a number. */
const LONGEST_HEADING = 70;
const ENDS_A_SENTENCE = /[.!?;:,…。！？；：、，؟؛।]$/u;
const ANNOUNCES = /[:：]$/u;
/** Lies beneath headings that are marked as such. */
const DEPTH_OF_NUMBERED = 7;

/**
 * Says of each line what it is: a number begins an item, or a heading where it stands by itself between
 * paragraphs; a letter begins an item only beside the letter before or after it. Null for a table's place.
 */
export function readLines(
  lines: readonly (string | null)[],
  { hasNumberedHeadings }: { hasNumberedHeadings: boolean },
): (ReadLine | null)[] {
  const tokens = lines.map(tokenOf);
  readLetters(tokens);
  setItemLevels(tokens);
  // A heading ends a list, which changes the levels of what follows, and those may tell another one.
  while (hasNumberedHeadings && findNumberedHeadings(tokens)) setItemLevels(tokens);
  setHeadingLevels(tokens);
  return tokens.map(
    (token) =>
      token && {
        kind: token.mark.kind === 'lettered' ? 'text' : token.mark.kind,
        level: token.level,
        marker:
          token.mark.kind === 'numbered' || token.mark.kind === 'bullet' ? token.mark.marker : '',
        content: token.mark.kind === 'lettered' ? token.words : token.mark.content,
      },
  );
}

function tokenOf(line: string | null): Token {
  if (line === null) return null;
  const words = line.trim();
  return { mark: readLineStart(words), column: columnOf(line), words, level: 0 };
}

function columnOf(line: string): number {
  const indentation = /^\s*/u.exec(line)?.[0] ?? '';
  return Array.from(indentation).reduce((column, space) => column + (space === '\t' ? TAB : 1), 0);
}

const isItem = (token: Token): token is LineToken =>
  token?.mark.kind === 'bullet' || token?.mark.kind === 'numbered';

function readLetters(tokens: Token[]): void {
  const letterOf = (token: Token | undefined) =>
    token?.mark.kind === 'lettered' ? token.mark.marker.charCodeAt(0) : NaN;
  const letters = tokens.map(letterOf);
  tokens.forEach((token, index) => {
    const letter = letters[index] ?? NaN;
    const isInRun = letters[index - 1] === letter - 1 || letters[index + 1] === letter + 1;
    if (token?.mark.kind === 'lettered' && isInRun)
      token.mark = { ...token.mark, kind: 'numbered' };
  });
}

/** Anything that is no item ends a list. */
function setItemLevels(tokens: Token[]): void {
  let list: LineToken[] = [];
  for (const token of [...tokens, null]) {
    if (isItem(token)) list.push(token);
    else {
      setLevels(list);
      list = [];
    }
  }
}

/** By how far items are indented; where none is, by how they are marked. */
function setLevels(list: LineToken[]): void {
  const columns: number[] = [];
  for (const token of list) {
    while (columns.length > 0 && token.column <= (columns.at(-1) ?? 0) - STEP) columns.pop();
    const last = columns.at(-1);
    if (last === undefined || token.column >= last + STEP) columns.push(token.column);
    token.level = Math.min(columns.length - 1, DEEPEST) as Level;
  }
  const marks = list.flatMap(({ mark }) => ('tabbed' in mark ? (mark.tabbed ?? []) : []));
  if (marks.length < list.length || list.some(({ level }) => level > 0)) return;
  const levels = levelsByMarker(marks);
  list.forEach((token, index) => {
    token.level = Math.min(levels[index] ?? 0, DEEPEST) as Level;
  });
}

function findNumberedHeadings(tokens: Token[]): boolean {
  let hasFound = false;
  tokens.forEach((token, index) => {
    if (token?.mark.kind !== 'numbered' || !/^\d/u.test(token.mark.marker)) return;
    if (!isHeadingAmong(token, tokens[index - 1], tokens[index + 1])) return;
    token.mark = { kind: 'heading', depth: DEPTH_OF_NUMBERED, content: token.words };
    hasFound = true;
  });
  return hasFound;
}

function isHeadingAmong(
  { mark, level }: LineToken,
  before: Token | undefined,
  after: Token | undefined,
): boolean {
  const content = withoutBoldMarks(mark.content);
  if (level > 0 || after === undefined || content.length > LONGEST_HEADING) return false;
  if (ENDS_A_SENTENCE.test(content) || (before && ANNOUNCES.test(withoutBoldMarks(before.words)))) {
    return false;
  }
  const isNumber = (token: Token | undefined) =>
    token?.mark.kind === 'numbered' || token?.mark.kind === 'lettered';
  if (isNumber(before) || isNumber(after)) return false;
  const isBeside = before?.mark.kind === 'bullet' && before.level > 0;
  const isAbove = after?.mark.kind === 'bullet' && after.level > 0;
  return !isBeside && !isAbove;
}

/** By how many signs they have, compared with the headings above them: `##` alone is the first level. */
function setHeadingLevels(tokens: Token[]): void {
  const depths: number[] = [];
  for (const token of tokens) {
    if (token?.mark.kind !== 'heading') continue;
    while (depths.length > 0 && (depths.at(-1) ?? 0) >= token.mark.depth) depths.pop();
    depths.push(token.mark.depth);
    token.level = Math.min(depths.length - 1, DEEPEST) as Level;
  }
}
