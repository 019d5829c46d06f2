/**
 * Splits items in order into as few runs as fit in `room` each. Runs repeat `overlap` items of the
 * one before where there is room. An item larger than the room is a run by itself.
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
