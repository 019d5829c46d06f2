import {
  capitalised,
  isClause,
  isPlural,
  uncapitalised,
  withArticle,
  withoutStop,
  withStop,
} from './prose.ts';

/**
 * Turns the notes that people and analysts write into sentences: "Gully blocked with silt" → "The
 * gully is blocked with silt". Adds articles and verbs, never a fact.
 */

// Parts that a report may speak of as known: "Door binds" → "The door binds".
const PART =
  /^(?:doors?|windows?|frames?|stack|chimney|landing|gutter|downpipe|gully|outlet|drains?|coating|paint|paintwork|ground|parapet|copings?|walls?|beams?|columns?|slab|soffit|ceiling|floor|plaster|render|mortar|pointing|concrete|brickwork|bricks?|stonework|masonry|flashing|tiles?|slates?|joints?|cover|seal|sealant|plate|bearing|lintel|sill|sills|skirting|insulation|surface|surfacing|pipe|bolts?|stairs?|cladding|glazing|panels?|posts?|handrail|balustrade|steps?|member|timber|rafters?|joists?|purlin|web|flange|bars?|reinforcement|holes?|membrane|ridge|eaves|fence|gate|footing|foundation|pier|abutment|deck|arch|depth|extent|cause|width|length|age|material|outlet|socket)$/i;
const LEADS_ALREADY =
  /^(?:the|a|an|one|two|three|four|five|six|seven|eight|nine|ten|several|some|many|most|both|all|no|each|every|any|this|that|these|those|there|it|its|they|we|I|in|on|at|to|from|along|across|near|under|below|above|over|between|through|with|around|behind|where|when|if|as|only|here)\b/i;
const STATE =
  /^((?:(?!(?:with|of|at|on|in|to|from|by|along|and|or|no|for)\s)[\p{L}’'-]+ ){0,3}?(?!(?:with|of|at|on|in|to|from|by|along|and|or|no|for)\s)[\p{L}’'-]+) ((?:not |partly |badly |heavily |slightly |locally |completely |poorly )?(?:blocked|worn|decayed|corroded|cracked|displaced|missing|broken|loose|damaged|spalled|eroded|failed|dislodged|rusted|exposed|stained|lifted|slipped|crushed|split|bent|buckled|perished|weathered|detached|unfixed|open|wet|damp|rotten|rotted|deformed|distorted|debonded|torn|fractured|collapsed|fallen|leaning|bulging|sagging|leaking|ponding|flaking|peeling)|not (?:measured|known|visible|confirmed|recorded|determined|inspected))(?=$|[.,;]|\s(?:at|on|in|over|along|with|to|from|by|through|around|across|near|and|but|under|below|above|behind|throughout|towards|between|locally|within|where|due)\b)/iu;
const STATE_WORD =
  /^(?:blocked|worn|decayed|corroded|cracked|displaced|missing|broken|loose|damaged|spalled|eroded|failed|rusted|exposed|stained|open|wet|damp|split|hairline)$/i;

/** A note whose verb is left out, with its verb; anything else unchanged. */
export function withVerb(note: string): string {
  const text = note
    .replace(/,\s+(may|might|could)\s/i, ', which $1 ')
    .replace(/,\s+(no [^,.;]+ (?:visible|seen|noted)\b)/i, ', with $1');
  const match = STATE.exec(text);
  const [, subject, state] = match ?? [];
  if (
    !subject ||
    !state ||
    STATE_WORD.test(subject.split(' ')[0] ?? '') ||
    LEADS_ALREADY.test(subject)
  ) {
    return text;
  }
  if (isClause(`${subject}.`)) return text;
  const [one, many] = state.startsWith('not ') ? ['was', 'were'] : ['is', 'are'];
  return `${subject} ${isPlural(subject) ? many : one} ${state}${text.slice(subject.length + 1 + state.length)}`;
}

/** A sentence that begins with a bare part of the structure gets the article it lacks. */
export function withDefiniteSubject(sentence: string): string {
  // What is merely said to be there is new to the reader: "Flight holes are visible".
  if (LEADS_ALREADY.test(sentence) || /^(?:[\p{L}’'-]+ ){1,4}(?:is|are) visible\b/iu.test(sentence))
    return sentence;
  const words = sentence.split(/\s+/);
  const verb = words.findIndex((word, index) => index > 0 && isClause(`x ${word}`));
  const subject = verb === -1 ? [] : words.slice(0, verb);
  const head = (subject.at(-1) ?? '').replace(/[,;]$/, '');
  if (subject.length === 0 || subject.length > 4 || !PART.test(head)) return sentence;
  return `the ${uncapitalised(sentence)}`;
}

/** A further sentence of a row, which may lean on the one before it. */
export function continued(sentence: string): string {
  const full = withVerb(sentence);
  if (
    /^(?:consistent with|likely|probably|possibly|may |might |could |appears? |seems? |suggests? |indicat)/i.test(
      full,
    )
  ) {
    return withStop(
      /^(?:consistent|likely|probably|possibly)/i.test(full)
        ? `This is ${uncapitalised(full)}`
        : `This ${uncapitalised(full)}`,
    );
  }
  if (isClause(full) || /:/.test(full)) return withStop(capitalised(withDefiniteSubject(full)));
  const only = /^(.*?),? only$/i.exec(withoutStop(full))?.[1];
  const phrase = withArticle(uncapitalised(only ?? withoutStop(full)));
  if (only) return `There ${isPlural(phrase) ? 'are' : 'is'} only ${phrase}.`;
  return `There ${isPlural(phrase) ? 'are' : 'is'} also ${phrase}.`;
}

/** A note that is no description: "same as before", "see report". It is quoted as it stands. */
export function isAside(note: string): boolean {
  return /^(?:same|see|as |ditto|refer|cf\b|dto|\?|tbc|to be)/i.test(note);
}
