import {
  SEVERITIES,
  URGENCIES,
  type Outcome,
} from '../../../../supabase/functions/_shared/contract/stored';
import type { RowWords, WordName } from '../schema';
import { capturedTimeText } from './captured-time';

/** What each word of a row is called on the screen; the texts as the table's columns. */
export const WORD_NAMES: Record<WordName, string> = {
  element: 'Element Description',
  defect: 'Defect',
  recommendation: 'Recommendation',
  outcome: 'Outcome',
  severity: 'Severity',
  urgency: 'Urgency',
  location: 'Location',
  rating: 'Rating',
  captured_at: 'Time of photo',
  caption: 'Caption',
};

export const OUTCOME_NAMES: Record<Outcome, string> = {
  defect: 'Defect',
  no_visible_defect: 'No visible defect',
  nothing_inspectable: 'Nothing inspectable',
  not_assessed: 'Not assessed',
};

/** The values of a word that is chosen, not typed, with what each is called. */
export const CHOICES = {
  outcome: (['defect', 'no_visible_defect', 'nothing_inspectable'] as const).map((value) => ({
    value,
    name: OUTCOME_NAMES[value],
  })),
  severity: SEVERITIES.map((value) => ({ value, name: capitalised(value) })),
  urgency: URGENCIES.map((value) => ({ value, name: capitalised(value) })),
};

/** A word as a person reads it; what is blank says so. */
export function readableWord(name: WordName, words: Partial<RowWords>): string {
  const value = words[name];
  if (name === 'outcome' && value) return OUTCOME_NAMES[value as Outcome];
  if (name === 'severity' || name === 'urgency') return value ? capitalised(value) : 'None';
  if (name === 'captured_at') return capturedTimeText(value ?? null) ?? 'None';
  return value?.trim() ? value : 'Blank';
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
