import type { ContentChanges, RowChange } from './changes-between';

/** What a person calls a stored field where they do not call it by its column. */
const NAMES: Record<string, string> = {
  captured_at: 'photo taken',
  client_name: 'client',
  marks: 'lines on the photo',
  drawing: 'marks on the photo',
  finding_id: 'finding that the photo shows',
  photo_refs: 'photos referred to',
  print_marks: 'printing of lines',
  discussion: 'Discussion',
  recommendation: 'Recommendation',
};
const WITHOUT_TEXT = [
  ...['photo', 'marks', 'drawing', 'finding_id', 'photo_refs'],
  ...['print_marks', 'rating_scheme', 'layout'],
];

/** "site address"; in a row "recommendation" is a column, elsewhere a section. */
export function fieldName(name: string, isRow = false): string {
  return isRow && name === 'recommendation' ? name : (NAMES[name] ?? name.replaceAll('_', ' '));
}

/** Whether the field's text before and after says something to a person. */
export function isReadable(name: string): boolean {
  return !WITHOUT_TEXT.includes(name);
}

/** "3 rows, Discussion, weather"; blank where nothing has changed. */
export function changesSummary(changes: ContentChanges): string {
  const count = (kind: RowChange['kind'], words: string) => {
    const rows = changes.rows.filter((row) => row.kind === kind).length;
    return rows === 0 ? [] : [`${rows} ${rows === 1 ? 'row' : 'rows'}${words}`];
  };
  return [
    ...count('changed', ''),
    ...count('added', ' added'),
    ...count('removed', ' removed'),
    ...(changes.moved ? ['the order of the rows'] : []),
    ...changes.sections.map(({ name }) => fieldName(name)),
    ...changes.report.map(({ name }) => fieldName(name)),
    ...(changes.letterhead ? ['firm or author'] : []),
  ].join(', ');
}
