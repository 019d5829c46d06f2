/**
 * Finds assurances that something is safe or sound: no photo can show that, and text planted in a
 * photo, a row or a style hint asks models to write it.
 */
import { withoutInstructions } from './instructions.ts';
import { LANGUAGES, type Language } from './languages/language.ts';
import { wordPattern } from './languages/word-pattern.ts';
import { PATTERNS_IN } from './languages/tables/patterns.ts';

interface AssurancePatterns {
  states: RegExp;
  denies: RegExp;
  /** "is not safe" is negated; "until it is safe" and "whether it is sound" are conditional. */
  negated: RegExp;
  conditional: RegExp;
  after: RegExp;
}

/** Further away, or in another clause, such a word refers to something else. */
const IN_CLAUSE = String.raw`[^.;:!?,。、；：！？，]`;
const NEAR = 45;

const PATTERNS = new Map<Language, AssurancePatterns>(
  LANGUAGES.map((language) => {
    const { assurance } = PATTERNS_IN[language];
    const before = (source: string) =>
      new RegExp(`${wordPattern(source, language).source}${IN_CLAUSE}{0,${NEAR}}$`, 'iu');
    return [
      language,
      {
        states: wordPattern(assurance.states, language),
        denies: wordPattern(assurance.denies, language),
        negated: before(assurance.negations),
        conditional: before(assurance.conditions),
        after: new RegExp(`^(?:${assurance.after})`, 'iu'),
      },
    ];
  }),
);

/** The first assurance in a text, quoted; null for none. Searches in every report language unless one is given. */
export function findAssurance(text: string, language?: Language): string | null {
  for (const [one, patterns] of PATTERNS) {
    if (language !== undefined && one !== language) continue;
    // Most texts have none and need no splitting into clauses.
    if (matchAssurance(text, patterns) === null) continue;
    const found = matchAssurance(withoutInstructions(text, one), patterns);
    if (found !== null) return found;
  }
  return null;
}

const matchAssurance = (text: string, patterns: AssurancePatterns) =>
  findStated(text, patterns) ?? findDenied(text, patterns);

function findStated(text: string, { states, negated, conditional, after }: AssurancePatterns) {
  for (const match of text.matchAll(states)) {
    const before = text.slice(0, match.index);
    if (negated.test(before) || conditional.test(before)) continue;
    if (!after.test(text.slice(match.index + match[0].length))) return match[0];
  }
  return null;
}

function findDenied(text: string, { denies, conditional, after }: AssurancePatterns) {
  for (const match of text.matchAll(denies)) {
    if (conditional.test(text.slice(0, match.index))) continue;
    if (!after.test(text.slice(match.index + match[0].length))) return match[0];
  }
  return null;
}
