import type { ReviewedRow } from '../_shared/analyst.ts';
import {
  MAX_OBSERVATION_TEXT,
  MAX_SUGGESTION_REASON,
  MAX_SUGGESTIONS,
} from '../_shared/contract/limits.ts';
import { holdsWords, severitySchema, type Suggestion } from '../_shared/contract/stored.ts';
import { countCharacters } from '../_shared/text/count-characters.ts';
import { takeText } from '../_shared/text/take-text.ts';

/** Bytes for all of them, below the database's limit: elements may have 4,000 characters. */
const MAX_BYTES = 200_000;

type Proposed = Omit<Suggestion, 'id'>;

/**
 * The suggestions that are valid for the current rows, each with its own id: it drops those about
 * missing or changed rows, those that change nothing, and repeats. Suggestions that a person has
 * `left` in earlier reviews come first, and are not proposed again while valid.
 */
export function checkedSuggestions(
  proposed: Proposed[],
  rows: ReviewedRow[],
  left: Suggestion[] = [],
): Suggestion[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stillLeft = left.filter((suggestion) => checkedFor(suggestion, byId) !== null);
  const refused = new Set(stillLeft.map(whatItAsks));
  const seen = new Set<string>();
  const open = proposed
    .map((suggestion) => checkedFor(suggestion, byId))
    .filter((suggestion) => suggestion !== null)
    .filter((suggestion) => {
      const key = whatItIsAbout(suggestion);
      return !refused.has(whatItAsks(suggestion)) && !seen.has(key) && seen.add(key);
    })
    .map((suggestion) => ({ id: crypto.randomUUID(), ...suggestion }));
  let bytes = 0;
  return [...stillLeft, ...open]
    .slice(0, MAX_SUGGESTIONS)
    .filter((suggestion) => (bytes += countBytes(suggestion)) <= MAX_BYTES);
}

function countBytes(suggestion: Suggestion): number {
  return new TextEncoder().encode(JSON.stringify(suggestion)).byteLength;
}

function checkedFor(suggestion: Proposed, rows: Map<string, ReviewedRow>): Proposed | null {
  const { observation_id, kind, other_id } = suggestion;
  const row = rows.get(observation_id);
  const hasOther = other_id !== null && other_id !== observation_id && rows.has(other_id);
  if (!row || (other_id !== null && !hasOther)) return null;
  const checked = {
    observation_id,
    kind,
    other_id,
    was: readPrevious(row, suggestion),
    becomes: takeText(suggestion.becomes).trim(),
    reason: takeText(suggestion.reason).trim().slice(0, MAX_SUGGESTION_REASON),
  };
  switch (kind) {
    case 'element_name':
      return isStill(suggestion, checked) && isNewName(checked) ? checked : null;
    case 'severity':
      return isStill(suggestion, checked) && isNewSeverity(checked, row) ? checked : null;
    case 'assurance':
      return holdsWords(row, checked.was) && checked.was !== ''
        ? { ...checked, becomes: '' }
        : null;
    case 'same_defect':
    case 'close_view':
    case 'same_finding':
      // These change no words: they tell a person where to look, or what to join.
      return hasOther ? { ...checked, was: '', becomes: '' } : null;
  }
}

/** The row's current value of the field that the suggestion changes. */
function readPrevious(row: ReviewedRow, { kind, was }: Proposed): string {
  if (kind === 'assurance') return was.trim();
  return kind === 'element_name' ? row.element : (row.severity ?? '');
}

/** True while the row still has the value that the suggestion would change. */
function isStill(suggestion: Proposed, { was }: Proposed): boolean {
  return suggestion.was.trim() === was.trim();
}

function isNewName({ was, becomes }: Proposed): boolean {
  return (
    becomes !== '' && becomes !== was.trim() && countCharacters(becomes) <= MAX_OBSERVATION_TEXT
  );
}

/** A sound or unassessed row has no severity. */
function isNewSeverity({ was, becomes }: Proposed, { outcome }: ReviewedRow): boolean {
  const isDefect = outcome === 'defect' || outcome === null;
  return isDefect && becomes !== was && severitySchema.safeParse(becomes).success;
}

function whatItAsks(suggestion: Proposed): string {
  return `${whatItIsAbout(suggestion)} ${suggestion.becomes}`;
}

/** Identifies one change of one thing; a pair of photos counts once, in either order. */
function whatItIsAbout({ kind, observation_id, other_id, was }: Proposed): string {
  switch (kind) {
    case 'assurance':
      return `${kind} ${observation_id} ${was}`;
    case 'element_name':
    case 'severity':
      return `${kind} ${observation_id}`;
    case 'same_defect':
    case 'close_view':
    case 'same_finding':
      return [observation_id, other_id].toSorted().join(' ');
  }
}
