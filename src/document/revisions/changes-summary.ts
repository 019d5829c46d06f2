import { FACTS_IN } from '@shared/languages/tables/facts';
import { eachField, FIELD_NAMES, findField } from '@shared/report-fields';
import { findRowField, isRowField, nameValue, ROW_FIELD_NAMES } from '@shared/row-words';
import type { RevisionContent } from '@/records/signed-revision';
import { choosePrintedWords } from '@/document/words/printed-words';
import { longDate } from '@/document/model/details';
import { counted } from '@/lib/counted';
import type { ChangedRowField, ContentChanges, RowChange, TextChange } from './changes-between';

/** The screens' name of each stored field; the types require one for each. */
const NAMES: Record<
  ChangedRowField | keyof RevisionContent['report'] | keyof RevisionContent['sections'],
  string
> = {
  ...eachField(FIELD_NAMES, (name) => findField(name).label),
  ...eachField(ROW_FIELD_NAMES, (name) => findRowField(name).label),
  discussion: 'Discussion',
  photo: 'Photo',
  marks: 'Lines on the photo',
  drawing: 'Marks on the photo',
  finding_id: 'Finding that the photo shows',
  photo_refs: 'Photos referred to',
  inspection_date: 'Inspection date',
  language: 'Language',
  layout: 'Layout',
  print_marks: 'Printing of lines',
  rating_scheme: 'Rating scheme',
};
const WITHOUT_TEXT = [
  'photo',
  'marks',
  'drawing',
  'finding_id',
  'photo_refs',
  'print_marks',
  'rating_scheme',
  'layout',
];

/** "Site address"; fields of a later version are "Other details". */
export function fieldName(name: string): string {
  return NAMES[name as keyof typeof NAMES] ?? 'Other details';
}

/** Tells that a person can read the field's text before and after. */
export function isReadable(name: string): boolean {
  return !WITHOUT_TEXT.includes(name) && name in NAMES;
}

/** A stored text as people read it: "18 November 2026", "German", "Major". */
export function readableText(name: string, text: string): string {
  const words = choosePrintedWords('en');
  if (name === 'inspection_date') return longDate(text, words);
  if (name === 'language')
    return Object.entries(FACTS_IN).find(([tag]) => tag === text)?.[1].english ?? text;
  if (!isRowField(name) || text === '') return text;
  const { kind } = findRowField(name);
  if (kind === 'time') return `${longDate(text.slice(0, 10), words)} ${text.slice(11, 16)}`;
  if (kind === 'flag') return text === 'true' ? 'Yes' : 'No';
  return kind === 'choice' ? nameValue(text) : text;
}

/** "Photo 6 changed"; a removed one has its number in the revision before. */
export function rowChangeName({ number, kind }: RowChange, earlier: string): string {
  return kind === 'removed'
    ? `Photo ${number} of revision ${earlier} removed`
    : `Photo ${number} ${kind}`;
}

/** "3 rows, Discussion, weather"; blank where nothing has changed. */
export function changesSummary(changes: ContentChanges): string {
  const count = (kind: RowChange['kind'], words: string) => {
    const rows = changes.rows.filter((row) => row.kind === kind).length;
    return rows === 0 ? [] : [`${counted(rows, 'row')}${words}`];
  };
  const inSentence = ({ name }: TextChange) => {
    const said = fieldName(name);
    return said.charAt(0).toLowerCase() + said.slice(1);
  };
  return [
    ...count('changed', ''),
    ...count('added', ' added'),
    ...count('removed', ' removed'),
    ...(changes.moved ? ['the order of the rows'] : []),
    ...changes.sections.map(({ name }) => fieldName(name)),
    ...changes.report.map(inSentence),
    ...(changes.letterhead ? ['firm or author'] : []),
  ].join(', ');
}
