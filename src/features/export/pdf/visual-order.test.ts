import { describe, expect, it } from 'vitest';
import { inVisualOrder } from './visual-order';
import { wrapRuns } from './wrap-text';

const measure = (text: string) => text.length;

function visual(text: string, isRightToLeft: boolean): string[] {
  const [line] = wrapRuns([{ text, photo: null }], 1000, measure);
  if (!line) return [];
  return inVisualOrder(line, isRightToLeft, measure).segments.map((segment) => segment.text);
}

describe('inVisualOrder', () => {
  it('leaves a line without right-to-left letters as it is', () => {
    expect(visual('a crack (fine)', false)).toEqual(['a crack (fine)']);
  });
  it('puts the words of a right-to-left line from right to left', () => {
    expect(visual('סדק בקיר', true)).toEqual(['בקיר', ' ', 'סדק']);
  });
  it('keeps numbers and Latin words in their own direction', () => {
    expect(visual('סדק Photo 12 בקיר', true).join('')).toBe('בקיר Photo 12 סדק');
    expect(visual('Wall סדק בקיר here', false).join('')).toBe('Wall בקיר סדק here');
  });
  it('turns brackets round, as the letters between them will be', () => {
    expect(visual('סדק (בקיר)', true)).toEqual([')בקיר(', ' ', 'סדק']);
    expect(visual('סדק (12)', true)).toEqual(['(', '12', ')', ' ', 'סדק']);
  });
  it('measures anew where each piece stands', () => {
    const [line] = wrapRuns([{ text: 'סדק בקיר', photo: null }], 1000, measure);
    const turned = line && inVisualOrder(line, true, measure);
    expect(turned?.segments.map(({ x }) => x)).toEqual([0, 4, 5]);
    expect(turned?.width).toBe(8);
  });
});
