import type { PhotoFinding } from '../../supabase/functions/_shared/analyst.ts';

/** The words by which the field names each class; the same for the built-in analyst and for any model. */
const WORDS: Record<string, RegExp> = {
  crack: /\b(crack(s|ed|ing)?|fissures?|crazing|split(s|ting)?|fractur(e|es|ed))\b/i,
  spalling:
    /\b(spall(s|ed|ing)?|delaminat\w*|scaling|honeycomb\w*|popouts?|loss of (material|section|plaster|render|mortar)|material (lost|loss)|broken (away|off|edge|corner)|missing (unit|brick|plaster|render|material|concrete|fragment)\w*|exposed (aggregate|reinforc\w*|rebar))\b/i,
  corrosion: /\b(corro\w*|rust\w*|oxidi[sz]\w*)\b/i,
  growth: /\b(biological|algae|algal|moss|lichen\w*|vegetation|plant growth|mou?ld)\b/i,
  efflorescence:
    /\b(efflorescen\w*|salt deposits?|white (crust|deposits?|bloom)|leach\w*|encrust\w*)\b/i,
  damp: /\b(damp\w*|moisture|water stain\w*|wet\b|condensation|tide ?marks?|leak\w*)\b/i,
};
/** What a cause or a denial says is no observation: hedged causes and "no …" are left out. */
const HEDGED = /^(the cause|consistent with|may indicate|possibl|likely|probabl|could)/i;
const DENIED = /\b(no|not|without|none)\b[^.;]*$/i;

/** Classes that a finding says it saw, from the facts in `defect`; ['none'] when it saw none. */
export function classesOf({ defect }: Pick<PhotoFinding, 'defect'>): string[] {
  const facts = defect
    .split(/(?<=[.;])\s+/)
    .map((sentence) => sentence.replace(/\b(consistent with|may indicate|suggest\w*)\b.*$/i, ''))
    .filter((sentence) => sentence.trim() !== '' && !HEDGED.test(sentence.trim()));
  const found = Object.entries(WORDS)
    .filter(([, words]) =>
      facts.some((fact) => {
        const match = words.exec(fact);
        return match !== null && !DENIED.test(fact.slice(0, match.index));
      }),
    )
    .map(([name]) => name);
  return found.length > 0 ? found : ['none'];
}
