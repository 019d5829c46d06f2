/**
 * Splits items, in their order, into as few runs as hold no more than `room` each. Runs share
 * `overlap` items with the run before them where there is room. An item larger than the room is a
 * run of its own.
 */
export function partsThatFit<Item>(
  items: readonly Item[],
  measureSize: (item: Item) => number,
  room: number,
  overlap = 0,
): Item[][] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  let size = 0;
  const sum = (some: readonly Item[]) => some.reduce((total, one) => total + measureSize(one), 0);
  for (const item of items) {
    if (part.length > 0 && size + measureSize(item) > room) {
      parts.push(part);
      part = overlap === 0 ? [] : part.slice(-overlap);
      while (part.length > 0 && sum(part) + measureSize(item) > room) part = part.slice(1);
      size = sum(part);
    }
    part.push(item);
    size += measureSize(item);
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
