/** Nobody notices this long a pause; a report of 2,000 rows full of references takes seconds. */
const SLICE_MS = 10;

/** `map` of all items, between which everybody else's requests get their turn of the thread. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    if (performance.now() < sliceEnds) continue;
    await new Promise((resolve) => setTimeout(resolve, 0));
    sliceEnds = performance.now() + SLICE_MS;
  }
  return results;
}
