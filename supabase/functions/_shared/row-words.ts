import { type RowField, ROW_FIELDS } from './row-fields.ts';

type Fields = typeof ROW_FIELDS;
export type RowFieldName = keyof Fields;
type FieldWith<Part> = {
  [Name in RowFieldName]: Fields[Name] extends Part ? Name : never;
}[RowFieldName];
/** A field printed below a row's element, with a label in each language. */
export type BeneathField = FieldWith<{ prints: 'beneath' }>;
export type TextField = FieldWith<{ prints: 'text' }>;
/** A field that is read back from Word. */
export type ReturningField = FieldWith<{ bookmark: string }>;
export type FindingField = Exclude<RowFieldName, FieldWith<{ isOfPhoto: true }>>;
export type ProposedField = FieldWith<{ isProposed: true }>;
export type TypedField = FieldWith<{ kind: 'text' | 'line' }>;
export type ProposedText = ProposedField & TypedField;

export type FieldValue<Name extends RowFieldName> = Fields[Name] extends {
  values: readonly (infer Value)[];
}
  ? Value | null
  : Fields[Name]['kind'] extends 'time'
    ? string | null
    : Fields[Name]['kind'] extends 'flag'
      ? boolean
      : string;
/** A language's words for a field: its label, and those of its choices. */
export type FieldWords<Name extends RowFieldName> = Fields[Name] extends {
  values: readonly (infer Value extends string)[];
}
  ? { label: string; values: Record<Value, string> }
  : string;
/** All fields of a row, as stored. */
export type RowWords = { [Name in RowFieldName]: FieldValue<Name> };

/** Reads a row's field of any kind. */
export const readWord = (
  row: { [Name in RowFieldName]?: RowWords[Name] | null },
  name: RowFieldName,
): string | boolean | null | undefined => row[name];

export const findRowField = (name: RowFieldName): RowField => ROW_FIELDS[name];

export const isFlag = (name: RowFieldName): boolean => findRowField(name).kind === 'flag';

export const isTyped = (name: RowFieldName): name is TypedField => 'most' in findRowField(name);

export const isRowField = (name: string): name is RowFieldName => name in ROW_FIELDS;

export const ROW_FIELD_NAMES = Object.keys(ROW_FIELDS) as RowFieldName[];

const namesWith = <Name extends RowFieldName>(has: (field: RowField) => boolean) =>
  ROW_FIELD_NAMES.filter((name): name is Name => has(findRowField(name)));

export const TEXT_FIELDS = namesWith<TextField>(({ prints }) => prints === 'text');
export const BENEATH_FIELDS = namesWith<BeneathField>(({ prints }) => prints === 'beneath');
export const isBeneath = (name: string): name is BeneathField =>
  BENEATH_FIELDS.some((field) => field === name);
export const RETURNING_FIELDS = namesWith<ReturningField>(({ bookmark }) => bookmark !== undefined);
export const FINDING_FIELDS = namesWith<FindingField>(({ isOfPhoto }) => !isOfPhoto);
export const PROPOSED_FIELDS = namesWith<ProposedField>(({ isProposed }) => isProposed === true);
export const TYPED_FIELDS = namesWith<TypedField>((field) => 'most' in field);
export const PROPOSED_TEXTS = TYPED_FIELDS.filter(
  (name): name is ProposedText => findRowField(name).isProposed === true,
);
/** The fields that versions do not keep: see private.bookkeeping in the database. */
export const TIME_FIELDS = namesWith(({ kind }) => kind === 'time');
/** Fields without a place of their own on the screens: shown and edited by their kind. */
export const ADDED_FIELDS = BENEATH_FIELDS.filter((name: RowFieldName) => name !== 'location');

export const mostCharacters = (name: TypedField): number => ROW_FIELDS[name].most;

export function pickFields<Name extends RowFieldName>(
  row: Pick<RowWords, Name>,
  names: readonly Name[],
): Pick<RowWords, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<RowWords, Name>;
}

export function blankValue<Name extends RowFieldName>(name: Name): RowWords[Name] {
  const { kind } = findRowField(name);
  const blank = kind === 'flag' ? false : kind === 'choice' || kind === 'time' ? null : '';
  return blank as RowWords[Name];
}

export const isSaid = (value: string | boolean | null | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value === true;

export const BLANK_ROW = Object.fromEntries(
  ROW_FIELD_NAMES.map((name) => [name, blankValue(name)]),
) as unknown as RowWords;

/** True when no proposed field is filled; "not assessed" fills none. */
export const isUntouched = (row: Pick<RowWords, ProposedField>): boolean =>
  PROPOSED_FIELDS.every((name) =>
    name === 'outcome' ? !row.outcome || row.outcome === 'not_assessed' : !isSaid(row[name]),
  );

/** A choice as English screens name it: "No visible defect". */
export function nameValue(value: string): string {
  const words = value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
