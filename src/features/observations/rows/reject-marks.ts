import type { Observation, RowWords } from '../schema';

const SAYS_NOTHING = {
  element: '',
  defect: '',
  recommendation: '',
  outcome: 'not_assessed',
  severity: null,
  urgency: null,
  location: '',
  rating: '',
} satisfies Omit<RowWords, 'captured_at'>;

/** What changes with the lines on a row's photo. */
export type MarksChange = Pick<Observation, 'marks'> & Partial<RowWords>;

/**
 * What "Not a crack" changes of a row, in one update: its lines go, and with them the words that came
 * with them. Words that a person edited or wrote stay.
 */
export function rejectedMarks({ hand }: Pick<Observation, 'hand'>): MarksChange {
  const isPersons = hand === 'edited' || hand === 'written';
  return isPersons ? { marks: null } : { ...SAYS_NOTHING, marks: null };
}
