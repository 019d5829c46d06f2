/** Rows in a page: they vary in height, and few fit on a screen. */
const PAGE = 10;

const STEPS: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  PageUp: -PAGE,
  PageDown: PAGE,
  Home: -Infinity,
  End: Infinity,
};

interface Place {
  /** An index, which may lie beyond the ends. */
  place: number;
  /** The digits typed so far. */
  typed: string;
}

/**
 * The new place of a carried row among `count` after a key: by steps, to the ends, or by number; null for other keys.
 */
export function placeByKey(key: string, { place, typed }: Place, count: number): Place | null {
  const step = STEPS[key];
  if (step !== undefined) return { place: place + step, typed: '' };
  if (key === 'Backspace' && typed !== '') {
    const left = typed.slice(0, -1);
    return { place: left === '' ? place : Number(left) - 1, typed: left };
  }
  if (!/^\d$/.test(key)) return null;
  // A digit that leads beyond the last row starts another number.
  const number = [typed + key, key].find((digits) => isPlace(Number(digits), count));
  return number === undefined ? { place, typed } : { place: Number(number) - 1, typed: number };
}

const isPlace = (number: number, count: number) => number >= 1 && number <= count;
