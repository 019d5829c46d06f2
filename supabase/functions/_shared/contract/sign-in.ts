/** A mail's code: so many on both hosts. */
export const CODE_DIGITS = 8;
/** Numbers of so many digits, in groups or not, from wherever one begins. */
const WHOLE = new RegExp(
  `(?<![\\da-z])(?=((?:\\d[^\\p{L}\\d]{0,3}){${CODE_DIGITS - 1}}\\d)(?![\\da-z]))`,
  'giu',
);

/**
 * The digits of a code as people bring it: in groups, in the digits of their keyboard, or with the mail around it. Of
 * several numbers it is the one that has as many digits as a code, with the least between them: a date has as many.
 */
export function readCode(text: string): string {
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, inAsciiDigit);
  const [code = plain] = [...plain.matchAll(WHOLE)]
    .map(([, run = '']) => run)
    .sort((one, other) => one.length - other.length);
  return keepDigits(code);
}

const keepDigits = (text: string) => text.replace(/\D/g, '');

/** Scripts have their ten digits side by side, from nought on. */
function inAsciiDigit(digit: string): string {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value % 10);
}

/** An address with its domain in ASCII: some browsers write it so of themselves, and others as it was typed. */
export function asciiAddress(address: string): string {
  const [name = '', domain = '', ...more] = address.split('@');
  // As people type them: letters and what parts them, of any script.
  const isForeign =
    /[^\p{ASCII}]/u.test(domain) &&
    /^[\p{L}\p{M}\p{N}.。．｡-]+$/u.test(domain) &&
    more.length === 0;
  const url = `http://${domain}`;
  return isForeign && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address;
}
