import { type Block, type Run, listRuns, listWords } from '../model/report-text';
import type { Weight } from './font-families';

/** What a part shows, by the weight in which it shows it; what is missing is not there. */
export type PartTexts = Partial<Record<Weight, readonly (string | null | undefined)[]>>;

/** The texts of what a person typed. */
export function typedTexts(blocks: readonly Block[]) {
  return {
    bold: blocks.map((block) => listWords(boldRuns(block))),
    regular: blocks.flatMap((block) => [
      block.kind === 'table' ? '' : block.marker,
      listWords(listRuns([block])),
    ]),
  };
}

/** Headings and the head of a table are bold whatever is typed in them. */
function boldRuns(block: Block): Run[] {
  if (block.kind === 'heading') return block.runs;
  const head = block.kind === 'table' ? (block.rows[0] ?? []).flat() : [];
  return [...head, ...listRuns([block]).filter(({ isBold }) => isBold)];
}
