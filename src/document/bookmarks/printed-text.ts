import { unbindWords } from '@shared/languages/bind-words';
import { parseBlocks, parseCellParagraphs } from '../model/parse-text';
import type { Block, Paragraph, Run } from '../model/report-text';
import { textOfBlocks } from '../model/text-of-blocks';

/** A text's place decides which of its signs can be seen in print. */
export type TextPlace = 'cell' | 'section' | 'line';

/**
 * A text as paper shows it, in the one way of writing it (text-of-blocks.ts): what looks the same is
 * the same. A heading in a cell prints as bold words; bold words within a heading print as the others.
 */
export function printedText(blocks: readonly Block[], place: TextPlace): string {
  return normaliseText(textOfBlocks(blocks.map((block) => seen(block, place))), place);
}

/** The same for a text that came back: as the product will read it once it is stored. */
export function normaliseText(written: string, place: TextPlace): string {
  const text = unbindWords(written);
  if (place === 'line') return text.replaceAll(/\s+/gu, ' ').trim();
  const blocks =
    place === 'cell' ? parseCellParagraphs(text, plainRuns) : parseBlocks(text, plainRuns);
  return textOfBlocks(blocks.map((block) => seen(block, place)));
}

const plainRuns = (words: string): Run[] => [{ text: words, photo: null }];

function seen(block: Block, place: TextPlace): Block {
  if (block.kind === 'table') {
    const [head = [], ...rest] = block.rows;
    return { ...block, rows: [head.map((cell) => withBold(cell, false)), ...rest] };
  }
  if (block.kind !== 'heading') return block;
  if (place !== 'cell') return { ...block, runs: withBold(block.runs, false) };
  const text: Paragraph = { ...block, kind: 'text', level: 0, marker: '' };
  return { ...text, runs: withBold(block.runs, true) };
}

function withBold(runs: readonly Run[], isBold: boolean): Run[] {
  return runs.map(({ text }) => ({ text, photo: null, ...(isBold && { isBold }) }));
}
