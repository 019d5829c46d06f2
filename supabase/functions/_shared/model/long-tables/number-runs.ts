/** "3, 7–9" of 3, 7, 8, 9: ascending numbers as short as they can be told. Two in a row stay two. */
export function numberRuns(numbers: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === (run.at(-1) ?? 0) + 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? [`${run[0] ?? ''}–${run.at(-1) ?? ''}`] : run.map(String),
  );
}
