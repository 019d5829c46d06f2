import { describe, expect, it } from 'vitest';
import { isReplaced, leftOver } from './replaced-defect';

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
  const base = {
    defect: 'Diagonal crack',
    severity: 'major',
    urgency: 'soon',
    rating: '3',
  } as const;
  const usual = ['location', 'severity', 'urgency'] as const;
  const rated = ['location', 'rating', 'urgency'] as const;

  it('is what was said of it and not touched since', () => {
    expect(leftOver(base, { defect: 'Moss' }, usual)).toEqual(['severity', 'urgency']);
    expect(leftOver(base, { defect: 'Moss', severity: null }, usual)).toEqual(['urgency']);
    expect(leftOver({ ...base, severity: null }, { defect: 'Moss' }, usual)).toEqual(['urgency']);
  });

  it('is the rating in a report that has ratings in the place of severities', () => {
    expect(leftOver(base, { defect: 'Moss' }, rated)).toEqual(['rating', 'urgency']);
    expect(leftOver(base, { defect: 'Moss', rating: '1' }, rated)).toEqual(['urgency']);
    expect(leftOver({ ...base, rating: '' }, { defect: 'Moss' }, rated)).toEqual(['urgency']);
  });

  it('is nothing where the defect stays', () => {
    expect(leftOver(base, { element: 'Wall' }, usual)).toEqual([]);
    expect(leftOver(base, { defect: 'A diagonal crack' }, usual)).toEqual([]);
  });
});
