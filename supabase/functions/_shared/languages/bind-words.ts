const NO_BREAK = '\u00a0';

const UNITS = String.raw`[µmcdk]?m[²³23]?|k?N(?:\/mm²|\/m²|m)?|[kMG]?Pa|k?g(?:\/m[²³])?|[tsVAKhlL]|min\.?|k?W|k[VA]|Hz|bar|dB|ppm|M\.-%|%|‰|°[CF]?|€|£|\$`;

/** Spaces where no line may end, each by the text before and after it. */
const BOUND = [
  // A number and its unit: 0.3 mm, 30 %.
  String.raw`(?<=[\d½¼¾]) (?=(?:${UNITS})(?![\p{L}\p{N}]))`,
  // A counting word or sign and its number: EG 2, IPE 300, Ø 16, No. 7, ca. 3.
  String.raw`(?<=(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}|[Øø±§≤≥<>]|[Nn][ro]\.?|[Nn]\.?[º°]|c\.?a?\.|ok\.|approx\.|aprox\.|env\.|m[ai][xn]d?\.)) (?=\d)`,
  // A storey by its ordinal: 2. OG.
  String.raw`(?<=(?<!\S)\d{1,2}\.) (?=\p{Lu}{2,3}(?!\p{L}))`,
  // Before French high punctuation; in any language, before closing punctuation.
  String.raw`(?<=\S) (?=[,;:!?»)\]…](?!\S*[\p{L}\p{N}]))`,
];
const BLANKS = new RegExp(BOUND.join('|'), 'gu');
const DASHES = /(?<=\d)[–-](?=\d)/gu;

/** Makes spaces non-breaking between a number and its unit, and before closing punctuation. */
export function bindWords(text: string): string {
  return text.replace(BLANKS, NO_BREAK);
}

/** Binds a word such as "Photo " to its number. */
export const bindToNumber = (words: string): string => words.replace(/ $/u, NO_BREAK);

/** Like bindWords, at the same length, and also keeps ranges and photo references together. */
export const withoutBreaks = (text: string, isReference: boolean): string =>
  (isReference ? text.replace(/ (?=\d+$)/u, NO_BREAK) : bindWords(text)).replace(DASHES, '\u2011');

/** Removes the typesetting characters from a text that came back from a file. */
export const unbindWords = (text: string): string =>
  // eslint-disable-next-line no-restricted-syntax -- it takes out its own alone
  text.replaceAll(NO_BREAK, ' ').replaceAll('\u00ad', '');
