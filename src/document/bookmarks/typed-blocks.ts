import { splitTypedLines } from '../model/clean-text';
import { parseBlocks, parseCellParagraphs } from '../model/parse-text';
import { parseTable } from '../model/text-table';
import { printedText, type TextPlace } from './printed-text';

export interface TypedBlock {
  /** The lines as typed, with the blank ones before them. */
  typed: string;
  printed: string;
}

/** Splits a text into blocks, each with the lines that were typed for it. */
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

/** Includes the block's level, which its neighbours decide. */
function printedLines(block: ReturnType<typeof parseBlocks>[number], place: TextPlace): string {
  const level = block.kind === 'table' ? 0 : block.level;
  return `${level} ${block.kind} ${printedText([block], place)}`;
}
