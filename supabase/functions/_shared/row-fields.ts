import type { BookmarkLetters } from './bookmark-letters.ts';
import { MAX_CAPTION, MAX_LOCATION, MAX_OBSERVATION_TEXT } from './contract/limits.ts';

/**
 * The fields of a row, each under the name of its column in `observations`. Screens, schemas, columns, versions,
 * comparisons, documents, Word's bookmarks and the archive derive from these descriptions; a document's label is in
 * each language's `rows`, and the column itself in a migration.
 */
interface Described {
  /** Its name on English screens. */
  label: string;
  /** Its name in the table of rows, where that is another. */
  heading?: string;
  /** One photo's, which stays with it when photos are joined into a finding. */
  isOfPhoto?: true;
  /** Proposed by an analyst. */
  isProposed?: true;
  /**
   * Its place in a document: in a column and as a text of its own, beneath the element with its label, or in code
   * that knows it. Absent for one that is not printed.
   */
  prints?: 'text' | 'beneath' | 'by itself';
  /** The letters of its bookmark in an exported Word file, by which it comes back; they never change. */
  bookmark?: BookmarkLetters;
}

interface TypedDescription extends Described {
  kind: 'text' | 'line';
  /** The most characters; the database holds the same number as a constraint. */
  most: number;
}

interface ChosenDescription extends Described {
  kind: 'choice';
  values: readonly string[];
}

/** 'level' is the code of a level of the report's rating scheme, blank for none. */
interface PlainDescription extends Described {
  kind: 'flag' | 'time' | 'level';
}

export type RowField = TypedDescription | ChosenDescription | PlainDescription;

/** How serious a defect is: from upkeep to possible danger to people. */
export const SEVERITIES = ['minor', 'moderate', 'major', 'safety'] as const;
/** How soon something is to be done: at once, within weeks, at the next works; or watched meanwhile. */
export const URGENCIES = ['immediate', 'soon', 'planned', 'monitor'] as const;
/**
 * The result of looking at a photo. `no_visible_defect` is a finding; `not_assessed` is none: anyone who
 * looked could not judge, and a person has to.
 */
export const OUTCOMES = [
  'defect',
  'no_visible_defect',
  'nothing_inspectable',
  'not_assessed',
] as const;

/** In the order in which they are read. */
export const ROW_FIELDS = {
  element: {
    label: 'Element',
    heading: 'Element Description',
    kind: 'text',
    most: MAX_OBSERVATION_TEXT,
    isProposed: true,
    prints: 'text',
    bookmark: 'e',
  },
  defect: {
    label: 'Defect',
    kind: 'text',
    most: MAX_OBSERVATION_TEXT,
    isProposed: true,
    prints: 'text',
    bookmark: 'd',
  },
  recommendation: {
    label: 'Recommendation',
    kind: 'text',
    most: MAX_OBSERVATION_TEXT,
    isProposed: true,
    prints: 'text',
    bookmark: 'r',
  },
  location: {
    label: 'Location',
    kind: 'line',
    most: MAX_LOCATION,
    isProposed: true,
    prints: 'beneath',
    bookmark: 'l',
  },
  rating: { label: 'Rating', kind: 'level', isProposed: true, prints: 'by itself' },
  severity: {
    label: 'Severity',
    kind: 'choice',
    values: SEVERITIES,
    isProposed: true,
    prints: 'by itself',
  },
  urgency: {
    label: 'Urgency',
    kind: 'choice',
    values: URGENCIES,
    isProposed: true,
    prints: 'by itself',
  },
  outcome: { label: 'Outcome', kind: 'choice', values: OUTCOMES, isProposed: true },
  caption: {
    label: 'Caption',
    kind: 'line',
    most: MAX_CAPTION,
    isOfPhoto: true,
    prints: 'by itself',
    bookmark: 'i',
  },
  captured_at: { label: 'Time of photo', kind: 'time', isOfPhoto: true, prints: 'by itself' },
} as const satisfies Record<string, RowField>;
