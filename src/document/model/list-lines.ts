import { withoutBoldMarks } from './bold-parts';
import { type LineStart, readLineStart } from './line-start';
import { levelsByMarker } from './marker-levels';
import type { Paragraph } from './report-text';

/** A line with its role among its neighbours. */
export interface ReadLine {
  kind: Paragraph['kind'];
  level: Paragraph['level'];
  marker: string;
  content: string;
}

type Level = Paragraph['level'];
/** A line while it is read; null for a table. */
type Token = LineToken | null;
interface LineToken {
  start: LineStart;
  column: number;
  words: string;
  level: Level;
}

const DEEPEST = 2;
/** Columns of indent that nest an item beneath the one before it. */
const STEP = 2;
const TAB = 4;
/** A longer line is a sentence that begins with a number. */
const LONGEST_HEADING = 70;
const ENDS_A_SENTENCE = /[.!?;:,…。！？；：、，؟؛।]$/u;
const ANNOUNCES = /[:：]$/u;
/** Beneath headings that are marked with `#`. */
const DEPTH_OF_NUMBERED = 7;

/**
 * Classifies each line: a number begins an item, or a heading where it is alone between paragraphs; a letter begins an
 * item only next to the letter before or after it. Null for a table.
 */
export function readLines(
  lines: readonly (string | null)[],
  { hasNumberedHeadings }: { hasNumberedHeadings: boolean },
): (ReadLine | null)[] {
  const tokens = lines.map(readToken);
  readLetters(tokens);
  setItemLevels(tokens);
  // A heading ends a list, which changes the levels after it and may reveal another heading.
  while (hasNumberedHeadings && findNumberedHeadings(tokens)) setItemLevels(tokens);
  setHeadingLevels(tokens);
  return tokens.map(
    (token) =>
      token && {
        kind: token.start.kind === 'lettered' ? 'text' : token.start.kind,
        level: token.level,
        marker:
          token.start.kind === 'numbered' || token.start.kind === 'bullet'
            ? token.start.marker
            : '',
        content: token.start.kind === 'lettered' ? token.words : token.start.content,
      },
  );
}

function readToken(line: string | null): Token {
  if (line === null) return null;
  const words = line.trim();
  return { start: readLineStart(words), column: measureIndentation(line), words, level: 0 };
}

function measureIndentation(line: string): number {
  const indentation = /^\s*/u.exec(line)?.[0] ?? '';
  return Array.from(indentation).reduce((column, space) => column + (space === '\t' ? TAB : 1), 0);
}

const isItem = (token: Token): token is LineToken =>
  token?.start.kind === 'bullet' || token?.start.kind === 'numbered';

function readLetters(tokens: Token[]): void {
  const readLetterCode = (token: Token | undefined) =>
    token?.start.kind === 'lettered' ? token.start.marker.charCodeAt(0) : NaN;
  const letters = tokens.map(readLetterCode);
  tokens.forEach((token, index) => {
    const letter = letters[index] ?? NaN;
    const isInRun = letters[index - 1] === letter - 1 || letters[index + 1] === letter + 1;
    if (token?.start.kind === 'lettered' && isInRun)
      token.start = { ...token.start, kind: 'numbered' };
  });
}

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

/** By indentation; without any, by markers. */
function setLevels(list: LineToken[]): void {
  const columns: number[] = [];
  for (const token of list) {
    while (columns.length > 0 && token.column <= (columns.at(-1) ?? 0) - STEP) columns.pop();
    const last = columns.at(-1);
    if (last === undefined || token.column >= last + STEP) columns.push(token.column);
    token.level = Math.min(columns.length - 1, DEEPEST) as Level;
  }
  const markers = list.flatMap(({ start }) => ('tabbed' in start ? (start.tabbed ?? []) : []));
  if (markers.length < list.length || list.some(({ level }) => level > 0)) return;
  const levels = levelsByMarker(markers);
  list.forEach((token, index) => {
    token.level = Math.min(levels[index] ?? 0, DEEPEST) as Level;
  });
}

function findNumberedHeadings(tokens: Token[]): boolean {
  let hasFound = false;
  tokens.forEach((token, index) => {
    if (token?.start.kind !== 'numbered' || !/^\d/u.test(token.start.marker)) return;
    if (!isHeadingAmong(token, tokens[index - 1], tokens[index + 1])) return;
    token.start = { kind: 'heading', depth: DEPTH_OF_NUMBERED, content: token.words };
    hasFound = true;
  });
  return hasFound;
}

function isHeadingAmong(
  { start, level }: LineToken,
  before: Token | undefined,
  after: Token | undefined,
): boolean {
  const content = withoutBoldMarks(start.content);
  if (level > 0 || after === undefined || content.length > LONGEST_HEADING) return false;
  if (ENDS_A_SENTENCE.test(content) || (before && ANNOUNCES.test(withoutBoldMarks(before.words)))) {
    return false;
  }
  const isNumber = (token: Token | undefined) =>
    token?.start.kind === 'numbered' || token?.start.kind === 'lettered';
  if (isNumber(before) || isNumber(after)) return false;
  const isBeside = before?.start.kind === 'bullet' && before.level > 0;
  const isAbove = after?.start.kind === 'bullet' && after.level > 0;
  return !isBeside && !isAbove;
}

/** By the number of `#`, relative to the headings above: `##` alone is the first level. */
function setHeadingLevels(tokens: Token[]): void {
  const depths: number[] = [];
  for (const token of tokens) {
    if (token?.start.kind !== 'heading') continue;
    while (depths.length > 0 && (depths.at(-1) ?? 0) >= token.start.depth) depths.pop();
    depths.push(token.start.depth);
    token.level = Math.min(depths.length - 1, DEEPEST) as Level;
  }
}
