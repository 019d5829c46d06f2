import { unbindWords } from '@shared/languages/bind-words';
import { parseBlocks, parseCellParagraphs } from '../model/parse-text';
import type { Block, Paragraph, Run } from '../model/report-text';
import { textOfBlocks } from '../model/text-of-blocks';

/** The place decides which characters of a text are visible in print. */
export type TextPlace = 'cell' | 'section' | 'line';

/**
 * A text as paper shows it, normalised (text-of-blocks.ts): texts that look the same are equal. A heading in a cell
 * prints as bold words; bold words in a heading print like the rest.
 */
export function printedText(blocks: readonly Block[], place: TextPlace): string {
  return normaliseText(textOfBlocks(blocks.map((block) => seen(block, place))), place);
}

/** Normalises a text that came back, as it will read once stored. */
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
