import type { BookmarkLetters } from './bookmark-letters.ts';
import { MAX_CAPTION, MAX_LOCATION, MAX_OBSERVATION_TEXT } from './contract/limits.ts';

/**
 * The fields of a row, by column of `observations`. Screens, schemas, columns, versions,
 * comparisons, documents, Word's bookmarks and the archive derive from these descriptions; a
 * document's label is in each language's `rows`, the column itself in a migration.
 */
interface Described {
  /** The label on English screens. */
  label: string;
  /** Its name in the table of rows, if different. */
  heading?: string;
  /** Belongs to the photo, and stays with it when photos are joined into a finding. */
  isOfPhoto?: true;
  isProposed?: true;
  /**
   * Its place in a document: in a column as a text of its own, below the element with a label, or
   * in special code. Absent for a field that is not printed.
   */
  prints?: 'text' | 'beneath' | 'by itself';
  /** The letters of its bookmark in an exported Word file, by which it is read back; they never change. */
  bookmark?: BookmarkLetters;
}

interface TypedDescription extends Described {
  kind: 'text' | 'line';
  /** The most characters; a database constraint holds the same number. */
  most: number;
}

interface ChosenDescription extends Described {
  kind: 'choice';
  values: readonly string[];
}

/** 'level' holds the code of a level of the report's rating scheme, blank for none. */
interface PlainDescription extends Described {
  kind: 'flag' | 'time' | 'level';
}

export type RowField = TypedDescription | ChosenDescription | PlainDescription;

/** How serious a defect is: from upkeep to danger to people. */
export const SEVERITIES = ['minor', 'moderate', 'major', 'safety'] as const;
/** How soon to act: at once, within weeks, at the next works; or monitor until then. */
export const URGENCIES = ['immediate', 'soon', 'planned', 'monitor'] as const;
/** The result of observing a photo. `no_visible_defect` is an answer; `not_assessed` is none: a person has to judge. */
export const OUTCOMES = [
  'defect',
  'no_visible_defect',
  'nothing_inspectable',
  'not_assessed',
] as const;

/** In reading order. */
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
