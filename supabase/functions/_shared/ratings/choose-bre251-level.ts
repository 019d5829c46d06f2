/** Up to which width, in millimetres, a crack alone suggests each category: BRE Digest 251. */
const UP_TO: readonly (readonly [code: string, millimetres: number])[] = [
  ['1', 1],
  ['2', 5],
  ['3', 15],
  ['4', 25],
];

/**
 * The category of BRE Digest 251 that a measured crack width suggests; null for what is no width. It offers
 * and never decides: the digest judges by ease of repair, and counts the cracks too.
 */
export function chooseBre251Level(widthMm: number): string | null {
  if (!Number.isFinite(widthMm) || widthMm <= 0) return null;
  if (widthMm < 0.1) return '0';
  return UP_TO.find(([, millimetres]) => widthMm <= millimetres)?.[0] ?? '5';
}
