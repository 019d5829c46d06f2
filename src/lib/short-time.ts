/** "7 s", "25 s", "2 min": no more precise than an estimate is. */
export function shortTime(ms: number): string {
  const seconds = ms / 1000;
  if (seconds >= 90) return `${String(Math.round(seconds / 60))} min`;
  const step = seconds < 10 ? 1 : 5;
  return `${String(Math.max(1, Math.round(seconds / step) * step))} s`;
}
