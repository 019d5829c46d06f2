import type { BookmarkLetters } from './bookmark-letters.ts';
import { MAX_CAPTION, MAX_LOCATION, MAX_OBSERVATION_TEXT } from './contract/limits.ts';

/**
 * What a row says, each field under the name of its column in `observations`. Screens, schemas, columns, versions,
 * comparisons, documents, Word's bookmarks and the archive derive from these descriptions; a document's label is in
 * each language's `rows`, and the column itself in a migration.
 */
interface Described {
  /** What English screens call it. */
  label: string;
  /** Where the table of rows calls it something else. */
  heading?: string;
  /** Whether it is one photo's, and stays with it when photos are joined into a finding. */
  isOfPhoto?: true;
  /** Whether an analyst proposes it. */
  isProposed?: true;
  /**
   * Where a document prints it: in a column and as a text of its own, beneath the element with its label, or in code
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
 * What a row says of its photo. `no_visible_defect` is a finding; `not_assessed` is none: anyone who
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

type Fields = typeof ROW_FIELDS;
export type RowFieldName = keyof Fields;
type FieldWith<Part> = {
  [Name in RowFieldName]: Fields[Name] extends Part ? Name : never;
}[RowFieldName];
/** One that prints beneath a row's element, with a label in each language. */
export type BeneathField = FieldWith<{ prints: 'beneath' }>;
export type TextField = FieldWith<{ prints: 'text' }>;
/** One whose words come back from Word. */
export type ReturningField = FieldWith<{ bookmark: string }>;
export type FindingField = Exclude<RowFieldName, FieldWith<{ isOfPhoto: true }>>;
export type ProposedField = FieldWith<{ isProposed: true }>;
export type TypedField = FieldWith<{ kind: 'text' | 'line' }>;

/** What a field's column holds. */
export type FieldValue<Name extends RowFieldName> = Fields[Name] extends {
  values: readonly (infer Value)[];
}
  ? Value | null
  : Fields[Name]['kind'] extends 'time'
    ? string | null
    : Fields[Name]['kind'] extends 'flag'
      ? boolean
      : string;
/** What a language says of a field: its label, and the words of what is chosen. */
export type FieldWords<Name extends RowFieldName> = Fields[Name] extends {
  values: readonly (infer Value extends string)[];
}
  ? { label: string; values: Record<Value, string> }
  : string;
/** All that a row says, as it is stored. */
export type RowWords = { [Name in RowFieldName]: FieldValue<Name> };

/** What a row holds of a field, whatever its kind. */
export const readWord = (
  row: { [Name in RowFieldName]?: RowWords[Name] | null },
  name: RowFieldName,
): string | boolean | null | undefined => row[name];

export const findRowField = (name: RowFieldName): RowField => ROW_FIELDS[name];

export const isRowField = (name: string): name is RowFieldName => name in ROW_FIELDS;

export const ROW_FIELD_NAMES = Object.keys(ROW_FIELDS) as RowFieldName[];

const namesWith = <Name extends RowFieldName>(has: (field: RowField) => boolean) =>
  ROW_FIELD_NAMES.filter((name): name is Name => has(findRowField(name)));

export const TEXT_FIELDS = namesWith<TextField>(({ prints }) => prints === 'text');
export const BENEATH_FIELDS = namesWith<BeneathField>(({ prints }) => prints === 'beneath');
export const RETURNING_FIELDS = namesWith<ReturningField>(({ bookmark }) => bookmark !== undefined);
export const FINDING_FIELDS = namesWith<FindingField>(({ isOfPhoto }) => !isOfPhoto);
export const PROPOSED_FIELDS = namesWith<ProposedField>(({ isProposed }) => isProposed === true);
export const TYPED_FIELDS = namesWith<TypedField>((field) => 'most' in field);
/** Beside the words that a version keeps: see private.bookkeeping in the database. */
export const TIME_FIELDS = namesWith(({ kind }) => kind === 'time');
/** Those that have no place of their own on the screens: they are shown and changed by their kind. */
export const ADDED_FIELDS = BENEATH_FIELDS.filter((name: RowFieldName) => name !== 'location');

/** The most characters that a typed field holds. */
export const mostCharacters = (name: TypedField): number => ROW_FIELDS[name].most;

/** The fields of a row among these names, and nothing else of it. */
export function pickFields<Name extends RowFieldName>(
  row: Pick<RowWords, Name>,
  names: readonly Name[],
): Pick<RowWords, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<RowWords, Name>;
}

/** What a field holds of which nobody has said anything. */
export function blankValue<Name extends RowFieldName>(name: Name): RowWords[Name] {
  const { kind } = findRowField(name);
  const blank = kind === 'flag' ? false : kind === 'choice' || kind === 'time' ? null : '';
  return blank as RowWords[Name];
}

export const isSaid = (value: string | boolean | null | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value === true;

/** A row of which nobody has said anything. */
export const BLANK_ROW = Object.fromEntries(
  ROW_FIELD_NAMES.map((name) => [name, blankValue(name)]),
) as unknown as RowWords;

/** Whether nobody has said anything of what an analyst proposes; that it was not assessed says nothing. */
export const isUntouched = (row: Pick<RowWords, ProposedField>): boolean =>
  PROPOSED_FIELDS.every((name) =>
    name === 'outcome' ? !row.outcome || row.outcome === 'not_assessed' : !isSaid(row[name]),
  );

/** "No visible defect": a value that is chosen, as English screens call it. */
export function nameValue(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
