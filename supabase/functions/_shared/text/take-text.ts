import { signOfAnyFont } from './symbol-fonts.ts';

/** Code points, because the characters are invisible. */
const LINE_BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/**
 * Characters that a database, XML or a page cannot hold: control characters, unpaired surrogates,
 * noncharacters; and invisible ones that programs treat differently: soft hyphens, byte order
 * marks, object placeholders, direction changes that may never be closed, invisible operators, tag
 * letters, and zero-width spaces outside the scripts that need them.
 */
const TAKEN =
  /(?![\n\t])[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}\u00ad\u202a-\u202e\u2061-\u2064\u2066-\u206f\ufeff\ufff9-\ufffc\u{e0001}]|(?<!🏴[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}]|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])\u200b/gu;
const BULLETS =
  /(?<=^[ \t]*)(?:[\uf020-\uf0ff](?=\t)|[\uf06c\uf06e\uf06f\uf071\uf075\uf0a8](?= \p{Lu}))/gmu;
const LIGATURES = /[\ufb00-\ufb06]/gu;
const SYMBOLS = /[\uf020-\uf0ff]/gu;
const UNPRINTABLE = /[\p{Co}\p{Cn}\ufffd]/gu;

/** Word's non-breaking hyphen. */
const NO_BREAK_HYPHEN = '\u001e';
/** U+0080 to U+009F are not characters: programs that write them mean those of Windows. */
const OF_WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Cleans all incoming text (from a clipboard, file, model or other program) for storage and print.
 * `docs/comes-in/text.md` lists what is kept, changed and removed. Idempotent.
 */
export function takeText(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replace(TAKEN, taken)
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(BULLETS, (letter) => signOfAnyFont(letter, true))
    .replace(SYMBOLS, (letter) => signOfAnyFont(letter, false));
}

function taken(sign: string): string {
  if (sign === NO_BREAK_HYPHEN) return '\u2011';
  if (/\p{Surrogate}/u.test(sign)) return '\ufffd';
  const meant = OF_WINDOWS[sign.charCodeAt(0) - 0x80];
  return meant === undefined || meant === sign ? '' : meant;
}

/** Characters that no font prints, each once in Unicode's notation: "U+E123". They are kept and listed. */
export function listUnprintable(text: string): string[] {
  const codes = (text.match(UNPRINTABLE) ?? []).map((sign) => sign.codePointAt(0) ?? 0);
  return [...new Set(codes)].map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
}
