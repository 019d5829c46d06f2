/** Joins consecutive numbers, given in ascending order: "3", "7–9". */
export function numberSpans(numbers: readonly number[]): string[] {
  const spans: [first: number, last: number][] = [];
  for (const number of numbers) {
    const span = spans.at(-1);
    if (span && span[1] === number - 1) span[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([first, last]) =>
    first === last ? String(first) : `${String(first)}–${String(last)}`,
  );
}
