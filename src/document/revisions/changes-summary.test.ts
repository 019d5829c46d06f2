import { expect, it } from 'vitest';
import { LANGUAGES } from '@shared/languages/language';
import { outcomeSchema } from '@shared/contract/stored';
import { SEVERITIES, URGENCIES } from '@shared/row-fields';
import { makeSigned, makeSignedRow } from '../../../testing/app/signed-content';
import { changesBetween } from './changes-between';
import {
  changesSummary,
  fieldName,
  isReadable,
  readableText,
  rowChangeName,
} from './changes-summary';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => makeSignedRow({ id, element: id }));
const edited = {
  element: 'x',
  defect: 'x',
  recommendation: 'x',
  location: 'x',
  rating: '3',
  severity: 'major' as const,
  urgency: 'soon' as const,
  outcome: 'nothing_inspectable' as const,
  photo: 'https://host.example/other.jpg',
  captured_at: '2026-11-18T09:30:00',
  marks: [{}],
  drawing: { turn: 90 },
  finding_id: 'c',
  photo_refs: { 1: 'a' },
};

it('has a name that people know for each field of a row and of a report, and never a stored one', () => {
  const { report } = makeSigned();
  const changed = Object.fromEntries(Object.keys(report).map((name) => [name, 'other']));
  const { rows: found, report: details } = changesBetween(
    makeSigned({ rows: [makeSignedRow()] }),
    makeSigned({ rows: [makeSignedRow(edited)], report: { ...report, ...changed } as never }),
  );
  const names = [...(found[0]?.texts ?? []), ...details].map(({ name }) => name);
  expect(names.length).toBe(Object.keys(edited).length + Object.keys(report).length);
  for (const name of names) {
    expect(fieldName(name)).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/u);
    expect(fieldName(name)).not.toBe('Other details');
  }
  expect(['severity', 'urgency', 'location'].map(fieldName)).toEqual([
    'Severity',
    'Urgency',
    'Location',
  ]);
  // A column that a later version stores.
  expect(fieldName('scale_card')).toBe('Other details');
  expect(isReadable('scale_card')).toBe(false);
});

it('has no two changes of one name, whatever was removed, added and moved', () => {
  const [a, b, c, d, e, f, g] = rows;
  const after = [a!, c!, d!, e!, g!, { ...f!, defect: 'wider' }, makeSignedRow({ id: 'new' })];
  const before = makeSigned({ rows: [a!, b!, c!, d!, e!, f!, g!] });
  const without = [...after.slice(0, 4), ...after.slice(5)];
  const changes = changesBetween(before, makeSigned({ rows: without }));
  const names = changes.rows.map((row) => rowChangeName(row, 'A'));
  expect(names).toEqual([
    'Photo 5 changed',
    'Photo 6 added',
    'Photo 2 of revision A removed',
    'Photo 7 of revision A removed',
  ]);
  expect(new Set(names).size).toBe(names.length);
  expect(changesSummary(changes)).toBe('1 row, 1 row added, 2 rows removed');
});

it('shows values as people write them', () => {
  expect(readableText('severity', 'major')).toBe('Major');
  expect(readableText('inspection_date', '2026-11-18')).toBe('18 November 2026');
  expect(readableText('captured_at', '2026-11-18T09:30:00')).toBe('18 November 2026 09:30');
  expect(LANGUAGES.map((tag) => readableText('language', tag))).toContain('German');
  expect(readableText('defect', 'no_defect as typed')).toBe('no_defect as typed');
  const codes = { severity: SEVERITIES, urgency: URGENCIES, outcome: outcomeSchema.options };
  for (const [name, values] of Object.entries(codes))
    for (const value of values) expect(readableText(name, value)).toMatch(/^[A-Z][a-z ]+$/u);
});
