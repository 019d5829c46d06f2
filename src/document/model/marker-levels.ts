interface OpenLevel {
  style: string;
  /** Of its last item. */
  marker: string;
}

/** Bullets and numbers that begin a list; whatever else follows them lies beneath. */
const OUTERMOST = /^(?:[•●]|1[.)])$/u;

/**
 * How deep the items of a list lie that are told apart by their markers alone, as Word puts them on the clipboard: a
 * marker of another kind is beneath the one before it, and one of a kind that was there already beside that.
 */
export function levelsByMarker(markers: readonly string[]): number[] {
  const open: OpenLevel[] = [];
  return markers.map((marker, index) => {
    const style = classifyMarker(marker, open);
    const known = open.findIndex((level) => level.style === style);
    const isBeneath = () => !OUTERMOST.test(style) || isResumed(open, markers.slice(index + 1));
    if (known >= 0) open.length = known;
    else if (!isBeneath()) open.length = 0;
    return open.push({ style, marker }) - 1;
  });
}

const isResumed = (open: readonly OpenLevel[], later: readonly string[]) =>
  later.some((marker) => open.some(({ style }) => style === classifyMarker(marker, open)));

/** "(iv)" is "(r)", "B." is "A.", "2.11" is "1.1": what is alike in the markers of one level. */
function classifyMarker(marker: string, open: readonly OpenLevel[]): string {
  const [word] = /\p{L}+/u.exec(marker) ?? [];
  if (word === undefined || marker === word)
    return marker.replace(/\p{Nd}+/gu, '1').replace(/[①-⓿㈠-㊰❶-➓]/u, '①');
  const as = (sign: string) => marker.replace(word, sign);
  if (/[一-鿿〇]/u.test(word)) return as('一');
  const [letter, roman] = word === word.toLowerCase() ? [as('a'), as('r')] : [as('A'), as('R')];
  if (!/^[ivxlcdm]+$/iu.test(word)) return letter;
  const isRoman = word.length > 1 || open.some(({ style }) => style === roman);
  const follows = open.some(
    (level) => level.style === letter && isNextLetter(level.marker, marker),
  );
  return isRoman || (/^i$/iu.test(word) && !follows) ? roman : letter;
}

const isNextLetter = (before: string, marker: string) =>
  (/\p{L}/u.exec(marker)?.[0].charCodeAt(0) ?? 0) -
    (/\p{L}/u.exec(before)?.[0].charCodeAt(0) ?? 0) ===
  1;
