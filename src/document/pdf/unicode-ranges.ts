/** Parses ranges as in style sheets: "U+3042,U+4e00-4e05". */
export function readRanges(ranges: string): number[] {
  if (ranges === '') return [];
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** Formats characters, given in ascending order. */
export function writeRanges(characters: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of characters) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map((run) => [...new Set(run)].map((code) => code.toString(16)).join('-'))
    .map((range) => `U+${range}`)
    .join(',');
}
