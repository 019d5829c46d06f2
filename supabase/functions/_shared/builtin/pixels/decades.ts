/** A share as a logarithm, for shares that span decades; below 3 per mille is as good as nothing. */
export function decades(share: number): number {
  return Math.log(Math.max(0, share) + 0.003);
}
