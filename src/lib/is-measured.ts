/**
 * Whether words were measured and composed by rules, by the analyst's name that is stored with them; every other
 * name is a model's.
 */
export function isMeasured(analyst: string | null | undefined): boolean {
  return analyst === 'builtin';
}
