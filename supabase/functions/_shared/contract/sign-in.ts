/** Digits of a mail's code, the same on both hosts. */
export const CODE_DIGITS = 8;
/** Numbers with this many digits, grouped or not, wherever one begins. */
const WHOLE = new RegExp(
  `(?<![\\da-z])(?=((?:\\d[^\\p{L}\\d]{0,3}){${CODE_DIGITS - 1}}\\d)(?![\\da-z]))`,
  'giu',
);

/**
 * The digits of a code as people enter it: grouped, in their keyboard's digits, or with the mail's text around it. Of
 * several numbers it picks the one with a code's digits closest together: a date has as many.
 */
export function readCode(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, inAsciiDigit);
  const [code = plain] = [...plain.matchAll(WHOLE)]
    .map(([, run = '']) => run)
    .sort((one, other) => one.length - other.length);
  return keepDigits(code);
}

const keepDigits = (text: string) => text.replace(/\D/g, '');

/** A script's ten digits are consecutive, from zero on. */
function inAsciiDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value % 10);
}

/** An address with its domain in ASCII: some browsers convert it themselves, others send it as typed. */
export function asciiAddress(address: string): string {
  const [name = '', domain = '', ...more] = address.split('@');
  // A domain as people type it: letters and separators of any script.
  const isForeign =
    /[^\p{ASCII}]/u.test(domain) &&
    /^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain) &&
    more.length === 0;
  const url = `http://${domain}`;
  return isForeign && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address;
}
