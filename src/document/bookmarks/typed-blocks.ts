import { splitTypedLines } from '../model/clean-text';
import { parseBlocks, parseCellParagraphs } from '../model/parse-text';
import { parseTable } from '../model/text-table';
import { printedText, type TextPlace } from './printed-text';

export interface TypedBlock {
  /** Its lines as they were typed, the blank ones before it included. */
  typed: string;
  /** The same as it prints. */
  printed: string;
}

/** A text's blocks one by one, each with the lines that were typed for it. */
export function typedBlocks(text: string, place: Exclude<TextPlace, 'line'>): TypedBlock[] {
  const plain = (words: string) => [{ text: words, photo: null }];
  const blocks = place === 'cell' ? parseCellParagraphs(text, plain) : parseBlocks(text, plain);
  const lines = splitTypedLines(text);
  let at = 0;
  return blocks.map((block) => {
    const from = at;
    while (lines[at] === '') at += 1;
    at += block.kind === 'table' ? (parseTable(lines, at)?.lines ?? 1) : 1;
    return { typed: lines.slice(from, at).join('\n'), printed: printedLines(block, place) };
  });
}

/** Of a block by itself: how deep it lies among its neighbours is a part of it. */
function printedLines(block: ReturnType<typeof parseBlocks>[number], place: TextPlace): string {
  const level = block.kind === 'table' ? 0 : block.level;
  return `${level} ${block.kind} ${printedText([block], place)}`;
}
