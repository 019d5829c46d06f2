interface OpenLevel {
  style: string;
  /** The marker of its last item. */
  marker: string;
}

/** Bullets and numbers that begin a list; other kinds of marker after them are nested. */
const OUTERMOST = /^(?:[•●]|1[.)])$/u;

/**
 * Nests list items by their markers alone, as Word copies them: a new kind of marker is beneath the one before it, a
 * known kind returns to its level.
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

/** "(iv)" as "(r)", "B." as "A.", "2.11" as "1.1": the pattern that the markers of one level share. */
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
