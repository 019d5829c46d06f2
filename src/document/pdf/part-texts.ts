import { type Block, type Run, listRuns, listWords } from '../model/report-text';
import type { Weight } from './font-families';

/** A part's texts by weight; a missing one is not shown. */
export type PartTexts = Partial<Record<Weight, readonly (string | null | undefined)[]>>;

/** The texts of a person's blocks by weight. */
export function typedTexts(blocks: readonly Block[]) {
  return {
    bold: blocks.map((block) => listWords(boldRuns(block))),
    regular: blocks.flatMap((block) => [
      block.kind === 'table' ? '' : block.marker,
      listWords(listRuns([block])),
    ]),
  };
}

/** Headings and table heads are bold whatever was typed. */
function boldRuns(block: Block): Run[] {
  if (block.kind === 'heading') return block.runs;
  const head = block.kind === 'table' ? (block.rows[0] ?? []).flat() : [];
  return [...head, ...listRuns([block]).filter(({ isBold }) => isBold)];
}
