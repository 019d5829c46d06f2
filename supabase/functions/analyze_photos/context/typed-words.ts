import type { PhotoContext, RowTexts } from '../../_shared/analyst.ts';
import type { Provenance } from '../../_shared/contract/stored.ts';

interface Row extends RowTexts {
  location: string;
  hand: Provenance | null;
  proposal: (RowTexts & { location: string }) | null;
}

/**
 * The words that a person typed into a row, by current numbers. An untouched proposal is not
 * theirs: sent back as theirs, an analyst's guess would pass for the inspector's knowledge.
 */
export function typedWords(row: Row, textsOfToday: RowTexts): PhotoContext['typed'] {
  const words = { ...textsOfToday, location: row.location };
  if (row.hand !== 'proposed' || !row.proposal) return words;
  const { proposal } = row;
  return {
    element: row.element === proposal.element ? '' : words.element,
    defect: row.defect === proposal.defect ? '' : words.defect,
    recommendation: row.recommendation === proposal.recommendation ? '' : words.recommendation,
    location: row.location === proposal.location ? '' : words.location,
  };
}
