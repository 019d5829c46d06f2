/** Between which shares so many of so many lie in 95 of 100 cases (Wilson): also where it is none, or all. */
export function wilsonInterval(right: number, of: number): { from: number; to: number } {
  if (of === 0) return { from: 0, to: 1 };
  const z = 1.96;
  const share = right / of;
  const centre = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const whole = 1 + z ** 2 / of;
  return { from: Math.max(0, (centre - half) / whole), to: Math.min(1, (centre + half) / whole) };
}
