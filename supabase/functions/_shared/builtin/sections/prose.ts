/** The small grammar that the composed sections are made of. English only, as the rows' prompts are. */

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "three", "12": words below ten, figures from there on. */
export function numberWord(count: number): string {
  return NUMBER_WORDS[count] ?? String(count);
}

/** "a", "a and b", "a, b and c". */
export function joined(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// Names that keep their capital inside a sentence, as far as building descriptions use them.
const PROPER =
  /^(?:London|Portland|Bath|York|Yorkshire|Welsh|Scottish|Irish|English|Flemish|Victorian|Georgian|Edwardian|Gothic|Roman|Norman|European|Japanese|Bramley|Belfast|I)\b/;

/** A sentence's beginning as it reads inside another: "Diagonal crack" → "diagonal crack". */
export function uncapitalised(text: string): string {
  // Capitals beyond the first letter, or a capitalised second word, are names and codes: "RC", "High Street".
  if (PROPER.test(text) || /^[A-Z](?:[A-Z0-9-]|[a-z]+\s+[A-Z][a-z])/.test(text)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const ABBREVIATION = /\b(?:approx|ca|e\.g|i\.e|etc|no|nos|fig|St|dia|max|min|vs|incl|ref)\.$/i;

/** A text's sentences, each with its stop; line breaks and list marks of a person's notes end one. */
export function splitProse(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    let current = '';
    for (const part of line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').split(/(?<=[.!?])\s+/)) {
      current = current ? `${current} ${part}` : part;
      if (ABBREVIATION.test(current)) continue;
      if (current.trim()) sentences.push(withStop(current));
      current = '';
    }
    if (current.trim()) sentences.push(withStop(current));
  }
  return sentences;
}

export function withStop(text: string): string {
  const trimmed = text.trim().replace(/[,;:\s]+$/, '');
  return /[.!?]["'”’)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

export function withoutStop(text: string): string {
  return text.trim().replace(/[.,;:\s]+$/, '');
}

/** More than this many photos are counted, not listed: nobody reads the list. */
const MAX_LISTED = 40;

/** "Photo 3", "Photos 2, 3 and 5", "Photos 2–4 and 9". Runs of three and more become ranges. */
export function cite(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const runs: number[][] = [];
  for (const number of sorted) {
    const run = runs.at(-1);
    if (run && number === (run.at(-1) ?? 0) + 1) run.push(number);
    else runs.push([number]);
  }
  const parts = runs.flatMap((run) =>
    run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String),
  );
  if (parts.length > MAX_LISTED) {
    return `Photos ${parts.slice(0, MAX_LISTED - 1).join(', ')} and others (${sorted.length} in all)`;
  }
  return `${sorted.length === 1 ? 'Photo' : 'Photos'} ${joined(parts)}`;
}

/** Puts a citation before a sentence's stop: "… near the sill (Photo 3)." */
export function cited(sentence: string, numbers: readonly number[]): string {
  const match = /^(.*?)([.!?]["'”’)]?)$/s.exec(withStop(sentence));
  return `${match?.[1] ?? sentence} (${cite(numbers)})${match?.[2] ?? '.'}`;
}

/** A citation that also says where: "(the north gable; Photo 3)". */
export function citedWith(sentence: string, where: string, numbers: number[]): string {
  if (!where || sentence.toLowerCase().includes(where.toLowerCase()))
    return cited(sentence, numbers);
  const match = /^(.*?)([.!?]["'”’)]?)$/s.exec(withStop(sentence));
  return `${match?.[1] ?? sentence} (${where}; ${cite(numbers)})${match?.[2] ?? '.'}`;
}

const MASS_NOUN =
  /(?:ing|corrosion|efflorescence|rust|damp|dampness|moisture|growth|moss|mould|mold|lichen|algae|vegetation|decay|rot|damage|deterioration|erosion|displacement|movement|settlement|seepage|water|debris|wear|delamination|loss|infestation|breakdown|condensation|deflection|distortion|subsidence|carbonation|rotation|leakage|ingress|discolou?ration|misalignment|soil|soot|salt|paint|render|plaster|mortar|concrete|brickwork|masonry|cover|reinforcement|pointing|timber|steel|steelwork|glass|insulation|attack|scour|silt|ivy|buddleia)$/i;
const DETERMINER =
  /^(?:a|an|the|one|two|three|four|five|six|seven|eight|nine|ten|several|some|many|multiple|numerous|both|all|no|each|every|any|various|few|more|most|what|this|that|these|those|its|\d+)\b/i;
const HEAD_ENDS =
  /\s(?:at|on|in|of|to|from|along|across|near|under|below|above|over|beneath|between|through|with|within|without|around|behind|by|beside|adjacent|for|about|approx\.?|approximately|and|or|after|before|once|until|when|only|running|extending|following|exposing|visible|rooted|located|caused|covered|accompanied|present|noted|seen|where|which|that|both)\b|[,;:(–—]/i;

/** Whether a noun phrase is about several things: "hairline cracks at the sill". */
export function isPlural(phrase: string): boolean {
  const head = findHeadWord(phrase);
  return (
    (/s$/i.test(head) && !/(?:ss|us|is)$/i.test(head)) ||
    /^(?:two|three|several|multiple|numerous|many)\b/i.test(phrase)
  );
}

/** A noun phrase with the article it lacks: "diagonal crack at the sill" → "a diagonal crack at the sill". */
export function withArticle(phrase: string): string {
  if (DETERMINER.test(phrase) || MASS_NOUN.test(findHeadWord(phrase)) || isPlural(phrase))
    return phrase;
  return `${/^[aeiou]/i.test(phrase) && !/^(?:uni|use|one)/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
}

/** The noun that a phrase is about: "map (pattern) cracking across the wall" → "cracking". */
export function findHeadWord(phrase: string): string {
  const plain = phrase.replace(/\s*\([^)]*\)/g, '');
  const end = plain.search(HEAD_ENDS);
  const words = (end === -1 ? plain : plain.slice(0, end)).trim().split(/\s+/);
  return words.at(-1) ?? '';
}

const FINITE_VERB =
  /\b(?:is|are|was|were|has|have|had|shows|runs|extends|appears?|follows|lies|lie|seems?|leans?|sags?|indicates?|suggests?|can|could|may|might|must|should|would|will|does|do|did|remains?|exposes?|reaches|reach|continues?|passes|stands|hangs|rises|occurs?|contains?|exhibits?|displays?|suffers?|sits|crosses|widens|tapers|affects?|penetrates?|emerges?|prevents?|allows?|lets|lacks|begins?|develops?|grows|collects|comes|binds|sticks|jams)\b/i;
// Also nouns: "leaks at the joint", "one third of the span"; verbs only right after a short subject.
const NOUN_OR_VERB =
  /^(?:[\p{L}’'-]+ ){0,3}(?!(?:of|the|a|an|in|at|no|with|to|and|or|several|many|its|on|by|from|active|water)\s)[\p{L}’'-]+ (?:spans?|forms?|covers?|stops?|ends?|leaks?|opens?|falls|drips?|rocks?|moves?|starts?|holds?|bulges?|needs?|looks?|blocks?|show|run|extend|follow|ponds)\b/iu;
const RELATIVE = /\b(?:which|that|who|where)\b.*$/is;

/** Whether a sentence has a verb of its own, or is a note such as "Diagonal crack at the sill". */
export function isClause(sentence: string): boolean {
  const main = sentence.replace(/;.*$/s, '').replace(RELATIVE, '');
  const verb = FINITE_VERB.exec(main);
  // As the first word these are no verbs of a statement.
  return (verb !== null && verb.index > 0) || NOUN_OR_VERB.test(main);
}
