import { describe, expect, it } from 'vitest';
import { isTaken, nextLabel } from './next-label';

const signed = (...labels: string[]) =>
  labels.map((label, index) => ({ number: index + 1, label }));

describe('nextLabel', () => {
  it.each([
    ['A', [], 'A'],
    ['', [], ''],
    ['', [''], ''],
    ['A', ['A'], 'B'],
    ['B', ['A'], 'B'],
    ['b', ['A', 'B'], 'C'],
    ['Z', ['Z'], 'AA'],
    ['AZ', ['AZ'], 'BA'],
    ['', ['A'], 'B'],
    ['A', ['B', 'A'], 'C'],
    ['P01', ['P01'], 'P02'],
    ['Rev 9', ['Rev 9'], 'Rev 10'],
    ['C1.2', ['C1.2'], 'C1.3'],
    ['Issue c', ['Issue c'], 'Issue d'],
    ['2', ['1', '2'], '3'],
    ['For tender', ['For tender'], ''],
    ['x'.repeat(48) + '99', ['x'.repeat(48) + '99'], ''],
  ])('proposes, for “%s” after %j, “%s”', (current, labels, next) => {
    expect(nextLabel(current, signed(...labels))).toBe(next);
  });

  it('proposes none that is taken, however many are', () => {
    const labels = Array.from({ length: 200 }, (_, index) =>
      index === 0 ? 'A' : String(index + 1),
    );
    const next = nextLabel('A', signed(...labels));
    expect(isTaken(next, signed(...labels))).toBe(false);
  });
});

describe('isTaken', () => {
  it('counts a revision’s number where it has no label, and no difference of case', () => {
    expect(isTaken('1', signed(''))).toBe(true);
    expect(isTaken(' a ', signed('A'))).toBe(true);
    expect(isTaken('B', signed('A'))).toBe(false);
  });
});
