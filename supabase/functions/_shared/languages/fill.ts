/** A sentence that depends on a number has a form for each way in which its language counts: one, few, many, other. */
export type Counted = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

type Values = Readonly<Record<string, string | number>>;

/** A sentence with values in the places that braces name: "Photo {photo}". */
export function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** The same with the form for a number, which goes to {count}; `tag` says which language counts. */
export function fillCounted(sentence: Counted, count: number, tag: string, values: Values = {}) {
  const form =
    typeof sentence === 'string'
      ? sentence
      : (sentence[new Intl.PluralRules(tag).select(count)] ?? sentence.other);
  return fill(form, { ...values, count });
}
