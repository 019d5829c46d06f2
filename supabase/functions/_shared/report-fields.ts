import type { BookmarkLetters } from './bookmark-letters.ts';

/**
 * The texts that a person enters about a whole report, by column of `reports`. Forms, schemas,
 * document, Word file, archive and requests to a model derive from these descriptions; a document's
 * label is in each language's `fields`, the column itself in a migration.
 */
interface FieldDescription {
  /** The label on English screens. */
  label: string;
  /** The most characters; a database constraint holds the same number. */
  most: number;
  /** The letters of its bookmark in an exported Word file. They never change, because older files are read by them. */
  bookmark: BookmarkLetters;
  /** A Word template placeholder's description, in a few words. */
  says: string;
  /** True for a field printed on a title page. */
  isOnCover?: true;
  keepsLines?: true;
  /** True for a field that models read when they write about the inspection. */
  isForModels?: true;
  /** Its place in the form of report details. */
  form?: FormField;
}

interface FormField {
  group: 'Site' | 'Report' | 'Scope';
  /** A longer label than the field's own. */
  label?: string;
  /** An example from practice. */
  example: string;
  /** The initial number of lines, for a field with more than one. */
  rows?: number;
  isHalf?: true;
}

type Descriptions = Record<string, FieldDescription>;

const TITLE = {
  title: { label: 'Title', most: 200, bookmark: 'h', says: 'the report’s title' },
} as const satisfies Descriptions;

/** Below the title, before the inspection date. */
export const FIELDS_BEFORE_DATE = {
  client_name: {
    label: 'Client',
    most: 200,
    bookmark: 'k',
    says: 'who it is for',
    isOnCover: true,
  },
  site_address: {
    label: 'Site address',
    most: 500,
    bookmark: 'a',
    says: 'the address of the site',
    isOnCover: true,
    keepsLines: true,
    form: {
      group: 'Site',
      example: 'Harbour Street car park, 14 Harbour Street, Bristol BS1 5DB',
      rows: 2,
    },
  },
  structure: {
    label: 'Kind of structure',
    most: 200,
    bookmark: 'u',
    says: 'the kind of structure',
  },
  reference: {
    label: 'Reference',
    most: 100,
    bookmark: 'b',
    says: 'the reference',
    isOnCover: true,
    form: { group: 'Report', example: '2026-118-STR', isHalf: true },
  },
  revision: {
    label: 'Revision',
    most: 50,
    bookmark: 'v',
    says: 'the revision',
    isOnCover: true,
    form: { group: 'Report', example: 'B', isHalf: true },
  },
} as const satisfies Descriptions;

/** Below the title, after the inspection date. */
export const FIELDS_AFTER_DATE = {
  weather: {
    label: 'Weather',
    most: 200,
    bookmark: 'w',
    says: 'the weather',
    isForModels: true,
    form: {
      group: 'Site',
      example: 'Overcast, 9 °C, dry after rain the day before',
      isHalf: true,
    },
  },
  attendees: {
    label: 'Who attended',
    most: 1000,
    bookmark: 'y',
    says: 'who attended',
    keepsLines: true,
    form: {
      group: 'Site',
      example: 'J. Okafor (inspector), M. Lind (facilities)',
      isHalf: true,
    },
  },
} as const satisfies Descriptions;

/** Sections with a heading of their own. */
export const FIELDS_WITH_HEADING = {
  scope: {
    label: 'Scope',
    most: 4000,
    bookmark: 'o',
    says: 'the scope of the inspection',
    isForModels: true,
    form: {
      group: 'Scope',
      label: 'Scope of the inspection',
      example:
        'Visual inspection of levels 1 to 3 from the deck and from ground level, to prepare a repair programme.',
      rows: 3,
    },
  },
  not_inspected: {
    label: 'Not inspected',
    most: 4000,
    bookmark: 'n',
    says: 'what was not inspected',
    isForModels: true,
    form: {
      group: 'Scope',
      label: 'What was not inspected, and why',
      example:
        'Soffit above bay 7: no safe access. Bearings: hidden by cladding. No opening up, no tests.',
      rows: 3,
    },
  },
  documents_seen: {
    label: 'Documents seen',
    most: 4000,
    bookmark: 'f',
    says: 'the documents seen',
    isForModels: true,
    form: {
      group: 'Scope',
      example: 'As-built drawings S-101 to S-108 (1974); inspection report of May 2021.',
      rows: 3,
    },
  },
} as const satisfies Descriptions;

const LABELLED = { ...FIELDS_BEFORE_DATE, ...FIELDS_AFTER_DATE, ...FIELDS_WITH_HEADING };
export const ENTERED_FIELDS = { ...TITLE, ...LABELLED };

type Fields = typeof ENTERED_FIELDS;
export type EnteredField = keyof Fields;
/** Fields that a document prints with a label or a heading in its language. */
export type LabelledField = keyof typeof LABELLED;
export type DetailField = keyof (typeof FIELDS_BEFORE_DATE & typeof FIELDS_AFTER_DATE);
export type HeadedField = keyof typeof FIELDS_WITH_HEADING;
type FieldWith<Part> = {
  [Name in EnteredField]: Fields[Name] extends Part ? Name : never;
}[EnteredField];
export type FormFieldName = FieldWith<{ form: FormField }>;
export type ModelField = FieldWith<{ isForModels: true }>;

export type EnteredTexts = Record<Exclude<EnteredField, 'client_name'>, string> & {
  client_name: string | null;
};

/** Object.keys with the type of the names. */
export const listNames = <Name extends string>(fields: Record<Name, unknown>) =>
  Object.keys(fields) as Name[];

export const FIELD_NAMES = listNames(ENTERED_FIELDS);
export const FORM_FIELDS = FIELD_NAMES.filter(
  (name): name is FormFieldName => 'form' in ENTERED_FIELDS[name],
);
export const MODEL_FIELDS = FIELD_NAMES.filter(
  (name): name is ModelField => 'isForModels' in ENTERED_FIELDS[name],
);

export const findField = (name: EnteredField): FieldDescription => ENTERED_FIELDS[name];
export const findFormField = (name: FormFieldName): FormField => ENTERED_FIELDS[name].form;

export function eachField<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  const entries = names.map((name) => [name, makeValue(name)] as const);
  return Object.fromEntries(entries) as Record<Name, Value>;
}
