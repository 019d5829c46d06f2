/** A sentence with a number, in each plural form of its language: one, few, many, other. */
export type Counted = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

type Values = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a sentence: "Photo {photo}". */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Fills the plural form for {count}; `tag` selects the language's rules. */
export function fillCounted(sentence: Counted, count: number, tag: string, values: Values = {}) {
  const form =
    typeof sentence === 'string'
      ? sentence
      : (sentence[new Intl.PluralRules(tag).select(count)] ?? sentence.other);
  return fill(form, { ...values, count });
}
