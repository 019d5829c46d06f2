/** One figure as a line, beside its bound; without one the ratio is the figure itself. */
export function report(name: string, value: number, unit: string, baseline: number): void {
  const ratio = baseline === 0 ? value : Number((value / baseline).toFixed(3));
  console.log(JSON.stringify({ name, value: Number(value.toFixed(1)), unit, baseline, ratio }));
}
