import { BULLET } from './report-text';

/** What a line begins with, and what it says behind that. */
export type LineStart =
  | { kind: 'text'; content: string }
  | { kind: 'bullet' | 'numbered' | 'lettered'; marker: string; content: string }
  | { kind: 'heading'; depth: number; content: string };

const HEADING = /^(#{1,6})\s+(?=\S)/u;
const BULLETED = /^[-*•‣▪–]\s+(?=\S)/u;
const NUMBERED = /^(\d{1,3}[.)])\s+(?=\S)/u;
const LETTERED = /^([A-Za-z]\))\s+(?=\S)/u;

/** Reads a trimmed line by itself; whether a letter or a number begins a list, its neighbours tell. */
export function readLineStart(line: string): LineStart {
  const behind = (match: RegExpExecArray) => line.slice(match[0].length);
  const heading = HEADING.exec(line);
  if (heading) return { kind: 'heading', depth: heading[1]?.length ?? 1, content: behind(heading) };
  const bullet = BULLETED.exec(line);
  if (bullet) return { kind: 'bullet', marker: BULLET, content: behind(bullet) };
  const numbered = NUMBERED.exec(line);
  if (numbered) return { kind: 'numbered', marker: numbered[1] ?? '', content: behind(numbered) };
  const lettered = LETTERED.exec(line);
  if (lettered) return { kind: 'lettered', marker: lettered[1] ?? '', content: behind(lettered) };
  return { kind: 'text', content: line };
}
