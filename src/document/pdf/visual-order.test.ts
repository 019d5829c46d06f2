import { describe, expect, it } from 'vitest';
import { inVisualOrder } from './visual-order';
import { wrapRuns } from './wrap-text';

const measure = (text: string) => text.length;

function layOutLines(text: string, isRightToLeft: boolean, width = 1000) {
  return inVisualOrder(wrapRuns([{ text, photo: null }], width, measure), isRightToLeft, measure);
}

/** The pieces of a text's one line, from left to right. */
function visual(text: string, isRightToLeft: boolean): string[] {
  return layOutLines(text, isRightToLeft)[0]?.segments.map((segment) => segment.text) ?? [];
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
  it('has digits of every script read from left to right', () => {
    for (const digits of ['14', '١٤', '۱۴', '߁߄', '१४', '𞥑𞥔']) {
      const pieces = layOutLines(`שרخ ${digits} (ب)`, true)[0]?.segments ?? [];
      const directions = pieces.map(({ text, direction }) => `${direction} ${text}`);
      const isWrittenRightToLeft = /[߀-߉\u{1e950}-\u{1e959}]/u.test(digits);
      expect(directions).toContain(`${isWrittenRightToLeft ? 'rtl' : 'ltr'} ${digits}`);
    }
  });
  it('turns brackets round, as the letters between them will be', () => {
    expect(visual('סדק (בקיר)', true)).toEqual([')בקיר(', ' ', 'סדק']);
    expect(visual('סדק (12)', true)).toEqual(['(', '12', ')', ' ', 'סדק']);
  });
  it('knows characters that are younger than the library', () => {
    // A new Arabic letter makes the number after it an Arabic one; a new emoji has no direction of its own.
    expect(visual('\u{10ec5}1۴٪', true)).toEqual(['٪', '1۴', '\u{10ec5}']);
    expect(visual('סדק \u{1fae0} בקיר', false)).toEqual(['בקיר', ' ', '\u{1fae0}', ' ', 'סדק']);
  });
  it('pairs and turns round brackets that are younger than the library', () => {
    expect(visual('b\u2e5ba\u2e5cא', true)).toEqual(['א', 'b\u2e5ba\u2e5c']);
    expect(visual('\u2e5bא\u2e5c', true)).toEqual(['\u2e5cא\u2e5b']);
  });
  it('measures anew where each piece stands', () => {
    const [turned] = layOutLines('סדק בקיר', true);
    expect(turned?.segments.map(({ x }) => x)).toEqual([0, 4, 5]);
    expect(turned?.width).toBe(8);
  });
  it('reads a line by the whole paragraph that it is a part of', () => {
    const lines = layOutLines('سطح 12-5 متر', true, 4);
    expect(lines[1]?.segments.map(({ text }) => text.trim()).filter(Boolean)).toEqual([
      '5',
      '-',
      '12',
    ]);
  });
});
