import { expect } from '@playwright/test';
import fc from 'fast-check';
import { inVisualOrder } from '../src/document/pdf/visual-order.ts';
import { describe, it } from '../testing/browser/fixtures.ts';

const TEXTS = 10_000;
const BATCH = 1_000;

const matching = (pattern: RegExp) =>
  Array.from({ length: 0x1_ffff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));

const DIGITS = matching(/\p{Nd}/u);
const LETTERS = matching(
  /(?=\p{Lo}|\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u,
);
const LATIN = Array.from('abcxyzÅßλЖ中ก');
const SIGNS = Array.from('()[]{}«»<>.,:;/-+%€$#°"\'!?…–—&*=~≤≥÷،؛؟٪٫٬🔥👍');
const some = (characters: string[]) => fc.constantFrom(...characters);

/** Words, numbers and signs as they come in reports, of any scripts, in any order. */
const mixed = fc
  .array(
    fc.oneof(
      fc.array(some(LETTERS), { minLength: 1, maxLength: 4 }).map((word) => word.join('')),
      fc.array(some(LATIN), { minLength: 1, maxLength: 4 }).map((word) => word.join('')),
      fc.array(some(DIGITS), { minLength: 1, maxLength: 4 }).map((number) => number.join('')),
      some(SIGNS),
      fc.constant(' '),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

/** The places of the characters from left to right, as the PDF draws them. */
function drawn(text: string, isRightToLeft: boolean): number[] {
  const measure = (words: string) => words.length;
  const segment = { text, photo: null, order: 0, x: 0, width: text.length };
  const [line] = inVisualOrder([{ segments: [segment], width: 0 }], isRightToLeft, measure);
  const segments = line?.segments ?? [];
  const starts = new Map<number, number>();
  let at = 0;
  for (const one of segments.toSorted((a, b) => a.order - b.order)) {
    starts.set(one.order, at);
    at += Array.from(one.text).length;
  }
  return segments.flatMap(({ text: words, order, direction }) => {
    const places = Array.from(words, (_, index) => (starts.get(order) ?? 0) + index);
    return direction === 'rtl' ? places.reverse() : places;
  });
}

describe('texts of several directions', () => {
  it('are drawn in the PDF in the order in which the browser sets them', async ({ page }) => {
    await page.goto('/login');
    const texts = fc.sample(fc.record({ text: mixed, isRightToLeft: fc.boolean() }), TEXTS);
    const different: string[] = [];
    for (let start = 0; start < texts.length; start += BATCH) {
      const batch = texts.slice(start, start + BATCH);
      const reference = await page.evaluate(orderOnScreen, batch);
      batch.forEach(({ text, isRightToLeft }, index) => {
        const ours = drawn(text, isRightToLeft).join();
        const theirs = reference[index]?.join();
        if (ours !== theirs)
          different.push(
            `${JSON.stringify(text)} ${String(isRightToLeft)}: ${ours} instead of ${String(theirs)}`,
          );
      });
    }
    expect(different).toEqual([]);
  });
});

/** The places of each text's characters from left to right, as the browser lays them out. */
function orderOnScreen(texts: { text: string; isRightToLeft: boolean }[]): number[][] {
  const box = document.createElement('div');
  // No letter joins another and none is narrower than nothing: each has a place of its own.
  box.style.cssText = 'position:absolute;white-space:pre;font:16px monospace;letter-spacing:20px';
  const lines = texts.map(({ text, isRightToLeft }) => {
    const line = document.createElement('div');
    line.dir = isRightToLeft ? 'rtl' : 'ltr';
    line.textContent = text;
    box.append(line);
    return line;
  });
  document.body.append(box);
  const orders = lines.map((line) => {
    const node = line.firstChild as Text;
    let at = 0;
    const places = Array.from(node.data, (character, index) => {
      const range = document.createRange();
      range.setStart(node, at);
      at += character.length;
      range.setEnd(node, at);
      const { left, right } = range.getBoundingClientRect();
      return { index, middle: left + right };
    });
    return places.sort((one, other) => one.middle - other.middle).map(({ index }) => index);
  });
  box.remove();
  return orders;
}
