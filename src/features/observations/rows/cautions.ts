import type { Caution } from '@shared/contract/stored';
import { readProposal, type Observation } from '@/records/observation';

/**
 * Lists the passages to check before a proposed row is accepted; none for checked rows, or for words other than the
 * proposal's.
 */
export function listCautions(
  row: Pick<Observation, 'hand' | 'proposal' | Caution['field']>,
): Caution[] {
  const proposal = row.hand === 'proposed' ? readProposal(row) : null;
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

/** Splits a text at the quoted words, to highlight them in place. */
export function quotedParts(text: string, quotes: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let rest = text;
  for (;;) {
    const next = findFirst(rest, quotes);
    if (!next) break;
    parts.push({ text: rest.slice(0, next.at), isQuoted: false });
    parts.push({ text: next.quote, isQuoted: true });
    rest = rest.slice(next.at + next.quote.length);
  }
  return [...parts, { text: rest, isQuoted: false }].filter((part) => part.text !== '');
}

function findFirst(text: string, quotes: readonly string[]): { quote: string; at: number } | null {
  const found = quotes
    .map((quote) => ({ quote, at: quote === '' ? -1 : text.indexOf(quote) }))
    .filter(({ at }) => at >= 0)
    // Of two quotes at one place, the longer contains the other.
    .sort((one, other) => one.at - other.at || other.quote.length - one.quote.length);
  return found[0] ?? null;
}
