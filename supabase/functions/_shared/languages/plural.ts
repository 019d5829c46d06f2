/** Chooses between the words for one and those for another number, as a language counts. */
export function pluralIn(tag: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}
