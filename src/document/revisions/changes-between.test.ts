import { describe, expect, it } from 'vitest';
import { makeSigned, makeSignedRow } from '../../../testing/app/signed-content';
import { changesBetween, isUnchanged } from './changes-between';
import { changesSummary } from './changes-summary';

const before = makeSigned();
const summary = (changes: Parameters<typeof makeSigned>[0]) =>
  changesSummary(changesBetween(before, makeSigned(changes)));

describe('what has changed between two contents', () => {
  it('is nothing where both say the same, however a row came about', () => {
    const rows = before.rows.map((row) => ({ ...row, hand: 'accepted' as const, proposal: {} }));
    expect(isUnchanged(changesBetween(before, makeSigned({ rows })))).toBe(true);
    expect(summary({ rows })).toBe('');
  });

  it('names rows, sections and details', () => {
    const [a, b] = before.rows;
    const rows = [{ ...a!, location: 'North' }, b!, makeSignedRow({ id: 'c' })];
    expect(summary({ rows })).toBe('1 row, 1 row added');
    expect(summary({ rows: [b!, a!] })).toBe('the order of the rows');
    expect(summary({ rows: [b!] })).toBe('1 row removed');
    const report = { ...before.report, weather: 'Rain', site_address: 'Quay' };
    const sections = { discussion: null, recommendation: null };
    expect(summary({ report, sections })).toBe('Discussion, site address, weather');
    const letterhead = { firm_name: 'Firm' } as never;
    expect(summary({ letterhead })).toBe('firm or author');
  });

  it('has each text before and after', () => {
    const rows = [makeSignedRow({ defect: 'Wide crack', marks: [1] }), before.rows[1]!];
    const [row] = changesBetween(before, makeSigned({ rows })).rows;
    expect(row).toMatchObject({ number: 1, kind: 'changed' });
    expect(row?.texts.map(({ name }) => name)).toEqual(['defect', 'marks']);
    expect(row?.texts[0]).toEqual({ name: 'defect', before: 'Crack', after: 'Wide crack' });
  });

  it('tells what was drawn on a photo, and whose finding it shows', () => {
    const rows = [before.rows[0]!, { ...before.rows[1]!, drawing: { turn: 90 }, finding_id: 'a' }];
    const [row] = changesBetween(before, makeSigned({ rows })).rows;
    expect(row?.texts.map(({ name }) => name)).toEqual(['drawing', 'finding_id']);
  });

  it('tells a photo referred to from its number', () => {
    const sections = {
      discussion: { paragraph: 'See Photo 1.', photo_refs: { 1: 'b' }, proposal: null },
      recommendation: null,
    };
    expect(summary({ sections })).toBe('Discussion');
  });
});
