import { normaliseText, type TextPlace } from '@/document/bookmarks/printed-text';
import type { ReadText, TrackedText } from './word-reading';
import { photoNumbers } from './photo-numbers';
import { valueBehindTab } from './read-regions';
import { textOfWord } from './text-of-word';
import { blocksWithout, hasTracked, listTrackedProposals } from './tracked-changes';
import type { WordBlock } from './word-blocks';

type Numbers = readonly [exported: number, shown: number][];

/** Reads blocks as one text, with its tracked changes. */
export type ReadBlocks = (
  blocks: readonly WordBlock[],
  place: TextPlace,
  isBehindTab?: boolean,
) => ReadText;

export function textReader(shown: Numbers): ReadBlocks {
  const readText = createTextReader(shown);
  return (blocks, place, isBehindTab = false) => {
    const text = readText(blocks, place, isBehindTab);
    if (!hasTracked(blocks)) return { text, hash: null };
    const proposals = listTrackedProposals(blocks);
    if (proposals.length === 0) return { text, hash: null };
    return { text, hash: null, tracked: { proposals, blocks: [...blocks], place, isBehindTab } };
  };
}

export function textWithout(
  { blocks, place, isBehindTab, proposals }: TrackedText,
  left: ReadonlySet<number>,
  shown: Numbers,
): string {
  const ids = proposals.flatMap((proposal, index) => (left.has(index) ? proposal.ids : []));
  return createTextReader(shown)(blocksWithout(blocks, new Set(ids)), place, isBehindTab);
}

function createTextReader(shown: Numbers) {
  const numbers = photoNumbers(shown);
  return (blocks: readonly WordBlock[], place: TextPlace, isBehindTab: boolean): string => {
    const behind = isBehindTab ? valueBehindTab(blocks) : null;
    return behind === null
      ? normaliseText(numbers.toExported(textOfWord(blocks, place, numbers.resolve)), place)
      : normaliseText(
          [behind, textOfWord(blocks.slice(1), place, numbers.resolve)].join('\n'),
          place,
        );
  };
}
