const NO_BREAK = '\u00a0';

const UNITS = String.raw`[µmcdk]?m[²³23]?|k?N(?:\/mm²|\/m²|m)?|[kMG]?Pa|k?g(?:\/m[²³])?|[tsVAKhlL]|min\.?|k?W|k[VA]|Hz|bar|dB|ppm|M\.-%|%|‰|°[CF]?|€|£|\$`;

/** Blanks that no line may end at, each between the texts before and behind it. */
const BOUND = [
  // A number and its unit: 0.3 mm, 30 %.
  String.raw`(?<=[\d½¼¾]) (?=(?:${UNITS})(?![\p{L}\p{N}]))`,
  // A counting word or sign and its number: EG 2, IPE 300, Ø 16, No. 7, ca. 3.
  String.raw`(?<=(?<![\p{L}\p{N}])(?:\p{Lu}{1,4}|[Øø±§≤≥<>]|[Nn][ro]\.?|[Nn]\.?[º°]|c\.?a?\.|ok\.|approx\.|aprox\.|env\.|m[ai][xn]d?\.)) (?=\d)`,
  // A storey by its ordinal: 2. OG.
  String.raw`(?<=(?<!\S)\d{1,2}\.) (?=\p{Lu}{2,3}(?!\p{L}))`,
  // French, before its high signs; anywhere, before a sign that closes.
  String.raw`(?<=\S) (?=[,;:!?»)\]…](?!\S*[\p{L}\p{N}]))`,
];
const BLANKS = new RegExp(BOUND.join('|'), 'gu');
const DASHES = /(?<=\d)[–-](?=\d)/gu;

/** Replaces blanks that no line may end at: between a number and its unit, and before a sign that closes. */
export function bindWords(text: string): string {
  return text.replace(BLANKS, NO_BREAK);
}

/** Words that lead to a photo's number, "Photo ", never parted from it. */
export const bindToNumber = (words: string): string => words.replace(/ $/u, NO_BREAK);

/** The same length, for what breaks lines by Unicode's rules: ranges, and references to photos, are kept whole as well. */
export const withoutBreaks = (text: string, isReference: boolean): string =>
  (isReference ? text.replace(/ (?=\d+$)/u, NO_BREAK) : bindWords(text)).replace(DASHES, '\u2011');

/** A text that came back from a file, without what was put into it to be set. */
export const unbindWords = (text: string): string =>
  // eslint-disable-next-line no-restricted-syntax -- it takes out its own alone
  text.replaceAll(NO_BREAK, ' ').replaceAll('\u00ad', '');
