/** Nobody notices so short a pause; a report of 2,000 rows full of references takes seconds. */
const SLICE_MS = 10;

/** Slices of concurrent reports run one after the other. */
let lastSlice: Promise<unknown> = Promise.resolve();

/** Maps all items, giving other requests the thread between slices. */
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
