import { expect, it } from 'vitest';
import { describeProgress } from './progress';

const NEVER = { exported_at: null };
const UNSIGNED = { signed: null };
const thisYear = new Date().getFullYear();
const exported_at = `${String(thisYear)}-11-21T12:00:00Z`;

it('tells how many rows are checked, or that there are none', () => {
  expect(describeProgress(NEVER, { findings: 8, checked: 3, ...UNSIGNED })).toBe('3 of 8 checked');
  expect(describeProgress(NEVER, { findings: 0, checked: 0, ...UNSIGNED })).toBe('No photos yet');
});

it('tells an export by its day, and a signature by its label or number', () => {
  const checked = { findings: 2, checked: 2, ...UNSIGNED };
  expect(describeProgress({ exported_at }, checked)).toBe('Exported 21 Nov');
  const old = { exported_at: '2024-11-21T12:00:00Z' };
  expect(describeProgress(old, checked)).toBe('Exported 21 Nov 2024');
  const signed = { label: '', number: 2 };
  expect(describeProgress({ exported_at }, { findings: 2, checked: 2, signed })).toBe(
    'Revision 2 signed',
  );
});

it('does not let a signature or an export hide what nobody has checked since', () => {
  const signed = { label: 'A', number: 1 };
  expect(describeProgress({ exported_at }, { findings: 8, checked: 7, signed })).toBe(
    'Revision A signed · 7 of 8 checked',
  );
});
