import { BULLET } from './report-text';

export type LineStart =
  | { kind: 'text'; content: string }
  | {
      kind: 'bullet' | 'numbered' | 'lettered';
      marker: string;
      content: string;
      /** The marker as typed, where a tab follows it. */
      tabbed?: string;
    }
  | { kind: 'heading'; depth: number; content: string };

const HEADING = /^(#{1,6})\s+(?=\S)/u;
const BULLETED = /^[-*•‣▪–·∙◦⁃➢➤❖❑]\s+(?=\S)/u;
const NUMBERED = /^(\d{1,3}[.)])\s+(?=\S)/u;
const LETTERED = /^([A-Za-z]\))(?!\t)\s+(?=\S)/u;
/** As Word copies lists, or mails forward them, with the bullets of its symbol fonts as Latin letters. */
const TABBED_BULLET =
  /^(?:[-+*•‣·∙–—⁃※・»›❯■-◿❏-❖➔-➾⬛-⭏⚪⚫⧫]\ufe0f?|[o§Øüvqà](?=\t[^\t]*$|\u00a0{2}))(?:\t|\u00a0{2})\s*(?=\S)/u;
const FIGURES =
  /(?:\p{Nd}{1,3}\p{L}?|\p{Nl}{1,4}|[ivxlcdm]{1,8}|(?<letter>\p{L})\k<letter>?)(?:\.(?:\p{Nd}{1,3}|\p{L}))*|第?[〇一二三四五六七八九十百]{1,4}/u;
/** Ticks and boxes carry meaning, and print as they are. */
const SIGNS = /[①-⓿㈠-㊰❶-➓]\.?|[\p{So}→⇒]\ufe0f?/u;
/** "2.5" may be a figure: words must follow the number, and nothing is numbered 0. */
const PARTS = /(?:[1-9]\d{0,2}|[A-Z])(?:\.[1-9]\d{0,2})+(?=\t\s*(?![\p{N}\s])[^\t]*\p{L})/u;
/** Numbers of every script and depth, letters, Roman and Chinese figures, each with its punctuation. */
const TABBED_NUMBER = new RegExp(
  `^([(（[]?(?:${FIGURES.source})(?:[.．)）\\]、-]|\\.[)º-])|${SIGNS.source}|${PARTS.source})\\t\\s*(?=\\S)`,
  'iu',
);

/** Reads a trimmed line by itself; its neighbours decide whether a letter or number begins a list. */
export function readLineStart(line: string): LineStart {
  const behind = (match: RegExpExecArray) => line.slice(match[0].length);
  const heading = HEADING.exec(line);
  if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 1, content: behind(heading) };
  const bullet = BULLETED.exec(line) ?? TABBED_BULLET.exec(line);
  if (bullet) return { kind: 'bullet', marker: BULLET, content: behind(bullet), ...tabbed(line) };
  const numbered = NUMBERED.exec(line) ?? TABBED_NUMBER.exec(line);
  if (numbered)
    return {
      kind: 'numbered',
      marker: numbered[1] ?? '',
      content: behind(numbered),
      ...tabbed(line),
    };
  const lettered = LETTERED.exec(line);
  if (lettered) return { kind: 'lettered', marker: lettered[1] ?? '', content: behind(lettered) };
  return { kind: 'text', content: line };
}

function tabbed(line: string): { tabbed?: string } {
  const sign = line.slice(0, line.search(/\s/u));
  return /^(?:\t|\u00a0{2})/u.test(line.slice(sign.length)) ? { tabbed: sign } : {};
}

/** Reads the number at a line's start, with the tab behind it; null for any other line. */
export function readTypedNumber(line: string): { marker: string; length: number } | null {
  const start = readLineStart(line);
  if (start.kind !== 'numbered' || start.tabbed === undefined) return null;
  return { marker: start.marker, length: line.length - start.content.length };
}

const SIMPLE = /^\d{1,3}[.)]$/u;
const LETTER = /^[A-Za-z]\)$/u;

/** Writes an item's marker: followed by a tab where a space would not read back as an item. */
export function writeLineStart(marker: string, before: string, after: string): string {
  const readLetterCode = (other: string) => (LETTER.test(other) ? other.charCodeAt(0) : NaN);
  const letter = readLetterCode(marker);
  const isBeside = readLetterCode(before) === letter - 1 || readLetterCode(after) === letter + 1;
  return SIMPLE.test(marker) || isBeside ? `${marker} ` : `${marker}\t`;
}

/** A number of several parts, such as "2.5", which may also be a figure in a table. */
export const isFigure = (marker: string) => /^\d+\.[\d.]*\d$/u.test(marker);
