import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { inVisualOrder } from '../src/document/pdf/visual-order.ts';
import { it } from '../testing/browser/fixtures.ts';
import { storyCount } from '../testing/stories.ts';

const TEXTS = storyCount(2000);
const BATCH = 1_000;

const matching = (pattern: RegExp) =>
  Array.from({ length: 0x1_ffff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character));

const TURNING_BLOCKS =
  '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const DIGITS = matching(/\p{Nd}/u);
const NUMBERS = matching(/[\p{Nl}\p{No}]/u);
const LETTERS = matching(new RegExp(`(?=\\p{L})[${TURNING_BLOCKS}]`, 'u'));
/** Five marks read as Latin letters do: where their neighbour is read otherwise, the browser gives both one place. */
const MARKS = matching(/(?=\p{Mn})[^\u0cbf\u0cc6\u{11a07}\u{11a08}\u{11c3f}]/u);
const LATIN = Array.from('abcxyzÅßλЖ中ก');
const SIGNS = Array.from('()[]{}«»<>.,:;/-+%€$#°"\'!?…–—&*=~≤≥÷،؛؟٪٫٬🔥👍');
/** Fraction slashes have no width here, and the others join their neighbours: they have no place of their own. */
const RARE_SIGNS = matching(/(?=[\p{S}\p{P}])[^\u2044\p{Emoji_Modifier}\p{Regional_Indicator}]/u);
const some = (characters: string[]) => fc.constantFrom(...characters);

/** Words, numbers and signs as they come in reports, of any scripts, in any order. */
const mixed = fc
  .array(
    fc.oneof(
      fc.array(some(LETTERS), { minLength: 1, maxLength: 4 }).map((word) => word.join('')),
      fc.array(some(LATIN), { minLength: 1, maxLength: 4 }).map((word) => word.join('')),
      fc.array(some(DIGITS), { minLength: 1, maxLength: 4 }).map((number) => number.join('')),
      some(SIGNS),
      some(RARE_SIGNS),
      some(NUMBERS),
      some(MARKS),
      fc.constant(' '),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '');

interface DirectedText {
  text: string;
  isRightToLeft: boolean;
}

/** Texts that were once drawn otherwise than the browser sets them. */
const FOUND: DirectedText[] = [
  { text: 'ٳ"سﺱ\u{10ec5}𝟹۴٪𑥒໘bba  ﵢ𞺗', isRightToLeft: true },
  { text: 'ٳ"سﺱ\u{10ec5}𝟹۴٪𑥒໘bba  ﵢ𞺗', isRightToLeft: false },
  { text: 'ا٧\u{1ce2d}-\u{1fb09}', isRightToLeft: true },
  { text: '[٣𐩖𝟮\u{1611f}𞠄1', isRightToLeft: false },
  { text: '\u0816א*(۴\u{1ccce}₯', isRightToLeft: true },
  { text: '\u2e5c۴*', isRightToLeft: true },
  { text: 'א∓)\u2428٩ﶚ', isRightToLeft: true },
  { text: '2$$س-1س𐴚\u{1cf43}6', isRightToLeft: false },
  { text: '«»*۴א\u2e57س «)', isRightToLeft: false },
  { text: '::\u2b96+a-)-«', isRightToLeft: true },
];

/** A character where its class decides the order: by digits, by letters of both directions, and by signs. */
const surrounded = (one: string, isRightToLeft: boolean): DirectedText => ({
  text: `1${one}2 b${one}-1 א${one}2٪ ا${one}3+`,
  isRightToLeft,
});

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

/** The texts whose characters stand in another order on the screen than in the PDF, with both orders. */
async function findDifferent(page: Page, texts: DirectedText[]): Promise<string[]> {
  const different: string[] = [];
  for (let start = 0; start < texts.length; start += BATCH) {
    const batch = texts.slice(start, start + BATCH);
    const reference = await page.evaluate(orderOnScreen, batch);
    batch.forEach(({ text, isRightToLeft }, index) => {
      const characters = Array.from(text);
      // A mark is where its letter is.
      const isPlaced = (place: number) => !/\p{Mn}/u.test(characters[place] ?? '');
      const ours = drawn(text, isRightToLeft).filter(isPlaced).join();
      const theirs = reference[index]?.filter(isPlaced).join();
      if (ours !== theirs)
        different.push(
          `${JSON.stringify(text)} ${String(isRightToLeft)}: ${ours} instead of ${String(theirs)}`,
        );
    });
  }
  return different;
}

it('texts of several directions are drawn in the PDF in the order in which the browser sets them', async ({
  page,
}) => {
  await page.goto('/login');
  await it.step('as they come in reports', async () => {
    const texts = fc.sample(fc.record({ text: mixed, isRightToLeft: fc.boolean() }), TEXTS);
    expect(await findDifferent(page, [...FOUND, ...texts])).toEqual([]);
  });
  await it.step('whichever letter, mark, number or sign is among them', async () => {
    const characters = new Set([...LETTERS, ...MARKS, ...DIGITS, ...NUMBERS, ...RARE_SIGNS]);
    const texts = Array.from(characters, (one, index) => surrounded(one, index % 2 === 0));
    expect(await findDifferent(page, texts)).toEqual([]);
  });
});

/** The places of each text's characters from left to right, as the browser lays them out. */
function orderOnScreen(texts: DirectedText[]): number[][] {
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
