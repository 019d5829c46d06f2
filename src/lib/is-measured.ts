/** True when the words were measured and composed by rules; any other name is a model's. */
export function isMeasured(analyst: string | null | undefined): boolean {
  return analyst === 'builtin';
}
