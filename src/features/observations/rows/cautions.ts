import type { Caution } from '../../../../supabase/functions/_shared/contract';
import { proposalOf, type Observation } from '../schema';

/** What is wrong with the words in question, for the person who checks them. */
export const CAUTION_REASONS: Record<Caution['reason'], string> = {
  measurement: 'No scale is legible in the photo.',
  assurance: 'A photo alone cannot show that something is safe or sound.',
  language: 'This is not in the report’s language.',
  instruction: 'This repeats something written in the photo. Judge it yourself.',
  photo: 'This names another photo than this one.',
  certainty: 'A photo alone cannot show this for certain.',
  test: 'No photo shows a test. Keep it only if you made it.',
  hidden: 'The photo does not show what is covered here.',
  standard: 'No photo shows whether a standard is met.',
  deadline: 'Nobody gave this time or cost.',
};

/**
 * What a person has to look at before a proposed row stands. Nothing of a row that a person has answered
 * for, nor of words that are not the proposal's.
 */
export function cautionsOf(
  row: Pick<Observation, 'hand' | 'proposal' | Caution['field']>,
): Caution[] {
  const proposal = row.hand === 'proposed' ? proposalOf(row) : null;
  if (!proposal) return [];
  return proposal.cautions.filter(
    ({ field, quote }) =>
      row[field].trim() !== '' && (row[field] === proposal[field] || row[field].includes(quote)),
  );
}

export interface TextPart {
  text: string;
  isQuoted: boolean;
}

/** The text in parts, so that the words quoted can be shown where they stand. */
export function quotedParts(text: string, quotes: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let rest = text;
  for (;;) {
    const next = firstOf(rest, quotes);
    if (!next) break;
    parts.push({ text: rest.slice(0, next.at), isQuoted: false });
    parts.push({ text: next.quote, isQuoted: true });
    rest = rest.slice(next.at + next.quote.length);
  }
  return [...parts, { text: rest, isQuoted: false }].filter((part) => part.text !== '');
}

function firstOf(text: string, quotes: readonly string[]): { quote: string; at: number } | null {
  const found = quotes
    .map((quote) => ({ quote, at: quote === '' ? -1 : text.indexOf(quote) }))
    .filter(({ at }) => at >= 0)
    // The longer of two that begin at the same place holds the other.
    .sort((one, other) => one.at - other.at || other.quote.length - one.quote.length);
  return found[0] ?? null;
}
