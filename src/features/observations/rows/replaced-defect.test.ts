import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { isReplaced, leftOver, openLeftOver, type Judgement } from './replaced-defect';

describe('a defect text', () => {
  it.each([
    ['Crack', 'Cracks'],
    ['Diagonal crak above the lintel', 'Diagonal crack above the lintel'],
    ['Diagonal crack', 'Diagonal crack of 2 mm, from the lintel to the eaves'],
    ['', 'Crack'],
  ])('is mended: “%s” to “%s”', (before, after) => {
    expect(isReplaced(before, after)).toBe(false);
  });

  it.each([
    ['Diagonal crack', 'Rust staining'],
    ['Diagonal crack', 'No visible defect'],
    ['Corroded reinforcement with spalling', 'Hairline crack'],
    ['Ab', 'Crack'],
  ])('is replaced: “%s” by “%s”', (before, after) => {
    expect(isReplaced(before, after)).toBe(true);
  });
});

describe('what is left over from a replaced defect', () => {
  const base = makeObservation({
    defect: 'Diagonal crack',
    left_over: null,
    severity: 'major',
    urgency: 'soon',
    rating: '3',
  });
  const names = (change: Parameters<typeof leftOver>[1], row = {}) =>
    Object.keys(leftOver({ ...base, ...row }, change)?.values ?? {});

  it('is what was said of it and not touched since', () => {
    expect(leftOver(base, { defect: 'Moss' })).toEqual({
      of: 'Diagonal crack',
      values: { rating: '3', severity: 'major', urgency: 'soon' },
    });
    expect(names({ defect: 'Moss', severity: null })).toEqual(['rating', 'urgency']);
    expect(names({ defect: 'Moss' }, { severity: null, rating: '' })).toEqual(['urgency']);
    expect(names({ defect: 'Moss', rating: '1' })).toEqual(['severity', 'urgency']);
  });

  it('is nothing where the defect stays', () => {
    expect(leftOver(base, { element: 'Wall' })).toBe(undefined);
    expect(leftOver(base, { defect: 'A diagonal crack' })).toBe(undefined);
  });

  it('is of the wording that nobody has answered for, however often it is reworded', () => {
    const left_over = { of: 'Diagonal crack', values: { severity: 'major' } };
    const reworded = { ...base, defect: 'Moss', left_over };
    expect(leftOver(reworded, { defect: 'Rust' })?.of).toBe('Diagonal crack');
    expect(
      leftOver(makeObservation({ ...reworded, severity: 'minor' }), { defect: 'Rust' })?.of,
    ).toBe('Moss');
  });

  it('is open in the row until it is set again, or the wording is back', () => {
    const left_over = { of: 'Diagonal crack', values: { severity: 'major', urgency: 'soon' } };
    const row = { ...base, defect: 'Moss', left_over };
    const shownUsually = ['severity', 'urgency'] as const;
    const open = (changes = {}, shown: readonly Judgement[] = shownUsually) =>
      openLeftOver({ ...row, ...changes }, shown).map(({ name }) => name);
    expect(open()).toEqual(['severity', 'urgency']);
    expect(open({ severity: 'minor' })).toEqual(['urgency']);
    expect(open({ defect: 'Diagonal cracks' })).toEqual([]);
    expect(open({ left_over: null })).toEqual([]);
    expect(open({ left_over: ['odd'] })).toEqual([]);
    expect(open({}, ['rating', 'urgency'])).toEqual(['urgency']);
  });
});
