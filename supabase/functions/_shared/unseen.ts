/**
 * Finds claims that no photo can support but a model may invent: that a test was made and what it
 * found, or the state of something covered.
 */
import { withoutInstructions } from './instructions.ts';
import { LANGUAGES } from './languages/language.ts';
import { isQuestion } from './languages/split-sentences.ts';
import { wordPattern } from './languages/word-pattern.ts';
import { FACTS_IN } from './languages/tables/facts.ts';
import { PATTERNS_IN } from './languages/tables/patterns.ts';

export type Unseen = 'test' | 'hidden';

const PATTERNS = LANGUAGES.map((language) => {
  const { tests, hidden, none } = PATTERNS_IN[language].unseen;
  const { isUnspaced } = FACTS_IN[language];
  const pattern = (source: string) => wordPattern(source, language);
  const anywhere = (source: string) => wordPattern(source, language, 'iu');
  return {
    language,
    isUnspaced,
    tests: {
      words: pattern(tests.words),
      results: pattern(tests.results),
      done: pattern(tests.done),
      open: anywhere(tests.open),
    },
    hidden: {
      places: anywhere(hidden.places),
      states: anywhere(hidden.states),
      open: anywhere(hidden.open),
    },
    none: anywhere(none),
    /**
     * Directly before the test, with at most one word between ("no tap test", "nicht erneut
     * getestet"), or before other tests listed with it ("no opening up, sounding or testing").
     */
    noneBefore: new RegExp(
      isUnspaced
        ? `(?:${none}).{0,4}$`
        : String.raw`${pattern(none).source}(?:\s+\S+)?(?:[\s,]+(?:\p{L}{1,4}\s+)?(?:${tests.words}))*(?:[\s,]+\p{L}{1,4})?[\s,]*$`,
      'iu',
    ),
  };
});

type Patterns = (typeof PATTERNS)[number];

/** The kind of unsupportable claim in a sentence of any language; null for none. */
export function findUnseen(sentence: string): Unseen | null {
  for (const patterns of PATTERNS) {
    // Most sentences have none and need no splitting into clauses.
    if (findUnseenClause(sentence, patterns) === null) continue;
    const found = findUnseenClause(withoutInstructions(sentence, patterns.language), patterns);
    if (found !== null) return found;
  }
  return null;
}

function findUnseenClause(text: string, patterns: Patterns): Unseen | null {
  const clauses = text.split(/[;:。；：]|\.\s/u);
  if (clauses.some((clause) => claimsTest(clause, patterns))) return 'test';
  return clauses.some((clause) => claimsHidden(clause, patterns)) ? 'hidden' : null;
}

/**
 * True when a person's text supports such a claim: it also mentions a test or covered parts, and
 * has the same result, positive or negative. A question supports nothing.
 */
export function supportsUnseen(text: string, claim: string, kind: Unseen): boolean {
  const isDenial = denies(claim);
  return text.split(/(?<=[.!?。！？])\s*|\n/u).some((sentence) => {
    if (isQuestion(sentence) || denies(sentence) !== isDenial) return false;
    return PATTERNS.some(({ tests, hidden, language }) => {
      // A test still to be made has found nothing yet.
      const stated = withoutInstructions(sentence, language);
      return [tests.words, tests.done, ...(kind === 'hidden' ? [hidden.places] : [])].some(
        (pattern) => stated.search(pattern) >= 0,
      );
    });
  });
}

const denies = (text: string) => PATTERNS.some(({ none }) => none.test(text));

/** True when a sentence says that nothing was tested or opened up. */
export function deniesTests(sentence: string): boolean {
  return PATTERNS.some(
    ({ tests, none, noneBefore, isUnspaced }) =>
      [...sentence.matchAll(tests.done)].some(({ index }) => {
        const before = sentence.slice(0, index);
        return none.test(before) && !tests.open.test(before);
      }) ||
      [...sentence.matchAll(tests.words)].some(({ index }) =>
        noneBefore.test(sentence.slice(0, index)),
      ) ||
      (isUnspaced &&
        sentence.search(tests.words) >= 0 &&
        none.test(sentence) &&
        !tests.open.test(sentence)),
  );
}

/** True when the clause claims that a test was made, or what it found: neither still to come nor denied. */
function claimsTest(clause: string, { tests, none, noneBefore }: Patterns): boolean {
  const words = [...clause.matchAll(tests.words)];
  if (words.length === 0) return false;
  const until = (end: number) => clause.slice(0, end);
  const found = [...clause.matchAll(tests.results)].some((result) =>
    words.some(
      (word) =>
        !tests.open.test(until(Math.max(word.index, result.index))) &&
        !noneBefore.test(until(word.index)),
    ),
  );
  const isMade = [...clause.matchAll(tests.done)].some(
    (done) => !tests.open.test(until(done.index)) && !none.test(until(done.index)),
  );
  return found || isMade;
}

function claimsHidden(clause: string, { hidden }: Patterns): boolean {
  return hidden.places.test(clause) && hidden.states.test(clause) && !hidden.open.test(clause);
}
