import { holdsFinding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import {
  holdsWords,
  type Severity,
  severitySchema,
  type Suggestion,
} from '@shared/contract/stored';

export interface NumberedRow {
  row: Observation;
  /** "Photo 3". */
  number: number;
}

/** A suggestion that still applies, with its row. */
export interface OpenSuggestion extends NumberedRow {
  suggestion: Suggestion;
  /** The row that it is compared with; null for all. */
  other: NumberedRow | null;
}

/** One question for the person: a name for some rows, a severity for one, or two photos of one defect. */
export interface Offer {
  key: string;
  kind: Suggestion['kind'];
  becomes: string;
  /** At least one, in the order of the rows. */
  open: [OpenSuggestion, ...OpenSuggestion[]];
}

/** A review's open offers: not dismissed, and with unchanged rows. */
export function listOffers(
  suggestions: readonly Suggestion[],
  rows: readonly Observation[],
): Offer[] {
  const byId = new Map(rows.map((row, index) => [row.id, { row, number: index + 1 }]));
  const open = suggestions
    .filter((suggestion) => !suggestion.is_left)
    .map((suggestion) => openSuggestion(suggestion, byId))
    .filter((one) => one !== null)
    .toSorted((one, other) => one.number - other.number);
  const offers = new Map<string, Offer>();
  for (const one of open) {
    const key = buildKey(one);
    const known = offers.get(key);
    const { kind, becomes } = one.suggestion;
    if (known) known.open.push(one);
    else offers.set(key, { key, kind, becomes, open: [one] });
  }
  return [...offers.values()];
}

/** Tells that accepting it changes something: the row's words, or its photo's finding. */
export function isTakeable(offer: Pick<Suggestion, 'kind' | 'becomes'>): boolean {
  return offer.kind === 'same_finding' || buildOfferChange(offer) !== null;
}

/** The change that accepting writes into its row; null for none. */
export function buildOfferChange({
  kind,
  becomes,
}: Pick<Suggestion, 'kind' | 'becomes'>): { element: string } | { severity: Severity } | null {
  if (kind === 'element_name') return becomes.trim() === '' ? null : { element: becomes };
  const severity = kind === 'severity' ? severitySchema.safeParse(becomes).data : undefined;
  return severity ? { severity } : null;
}

function openSuggestion(
  suggestion: Suggestion,
  rows: ReadonlyMap<string, NumberedRow>,
): OpenSuggestion | null {
  const about = rows.get(suggestion.observation_id);
  const other = rows.get(suggestion.other_id ?? '') ?? null;
  // Skips further photos: their words are not the report's.
  if (!about || ![about, other].every((one) => one === null || holdsFinding(one.row))) return null;
  if (!holds(suggestion, about.row, other)) return null;
  return { ...about, suggestion, other };
}

function holds(suggestion: Suggestion, row: Observation, other: NumberedRow | null): boolean {
  const { kind, was, becomes } = suggestion;
  switch (kind) {
    case 'element_name':
      return row.element === was && becomes !== was && buildOfferChange(suggestion) !== null;
    case 'severity':
      return (
        (row.severity ?? '') === was && becomes !== was && buildOfferChange(suggestion) !== null
      );
    case 'assurance':
      return was !== '' && holdsWords(row, was);
    case 'same_defect':
    case 'close_view':
    case 'same_finding':
      return other !== null && other.row.id !== row.id;
  }
}

function buildKey({ suggestion, other, row }: OpenSuggestion): string {
  const { kind, becomes, id } = suggestion;
  if (kind === 'element_name') return `${kind} ${becomes}`;
  // Asks once about two photos of one thing, in either order.
  if (kind === 'same_defect') return `${kind} ${[row.id, other?.row.id].toSorted().join(' ')}`;
  return id;
}
