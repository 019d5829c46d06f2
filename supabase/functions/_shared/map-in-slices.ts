/** Nobody notices this long a pause; a report of 2,000 rows full of references takes seconds. */
const SLICE_MS = 10;

/** The slices of all who read a report at the moment come one after the other. */
let lastSlice: Promise<unknown> = Promise.resolve();

/** `map` of all items, between which everybody else's requests get their turn of the thread. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  const mapSlice = () => {
    const ends = performance.now() + SLICE_MS;
    for (const item of items.slice(results.length)) {
      results.push(map(item, results.length));
      if (performance.now() >= ends) return;
    }
  };
  while (results.length < items.length) {
    const slice = lastSlice.then(letOthersGo).then(mapSlice);
    lastSlice = slice.catch(() => undefined);
    await slice;
  }
  return results;
}

function letOthersGo(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
