/**
 * Separates what a sentence states from what it tells somebody to do: checks judge statements, never instructions.
 * Works by clause, since "Note that the wall is safe and close the gate" is both.
 */
import { LANGUAGES, type Language } from './languages/language.ts';
import { wordPattern } from './languages/word-pattern.ts';
import { FACTS_IN } from './languages/tables/facts.ts';
import { PATTERNS_IN } from './languages/tables/patterns.ts';
import { TEXTS_IN } from './languages/tables/texts.ts';

/** `joined` continues the clause before it ("… opened up and inspected"); `aside` is in brackets or a list item. */
type Kind = 'instruction' | 'statement' | 'condition' | 'joined' | 'aside';

interface Clause {
  start: number;
  end: number;
  kind: Kind;
}

const PUNCTUATION = String.raw`[,;:.()!?\n。、，；：（）！？]|\s[–—-]\s`;

const PATTERNS = new Map(
  LANGUAGES.map((language) => {
    const { opens, orders, says, states, conditions, finite } = PATTERNS_IN[language].instructions;
    const { assurance, unseen } = PATTERNS_IN[language];
    const { isUnspaced } = FACTS_IN[language];
    const found = [unseen.tests.words, unseen.tests.done, unseen.hidden.states].join('|');
    const and = TEXTS_IN[language].photos.and;
    const word = (source: string) => wordPattern(source, language).source;
    const starting = (source: string) => new RegExp(`^(?:${word(source)})`, 'iu');
    const joints = [states, conditions, and].map((one) => String.raw`\s(?=${word(one)})`);
    return [
      language,
      {
        isUnspaced,
        joint: new RegExp([PUNCTUATION, ...(isUnspaced ? [] : joints)].join('|'), 'giu'),
        and: starting(and),
        // In a language that capitalises nouns, case distinguishes a verb from a noun.
        opens: new RegExp(opens, PATTERNS_IN[language].nounsAreCapital ? 'u' : 'iu'),
        orders: wordPattern(orders, language, 'iu'),
        says: new RegExp(`^(?:${says})`, 'iu'),
        states: isUnspaced ? new RegExp(`(?:${states})$`, 'u') : starting(states),
        conditions: starting(conditions),
        finite: wordPattern(finite, language, 'iu'),
        assures: wordPattern(assurance.states, language, 'iu'),
        found: wordPattern(found, language, 'iu'),
      },
    ] as const;
  }),
);

type Patterns = NonNullable<ReturnType<(typeof PATTERNS)['get']>>;

/** The sentence with its instructions, and their conditions, replaced by blanks. */
export function withoutInstructions(sentence: string, language: Language): string {
  const patterns = PATTERNS.get(language);
  if (!patterns) return sentence;
  let stated = sentence;
  for (const { start, end, kind } of splitClauses(sentence, patterns)) {
    if (kind === 'instruction') {
      stated = stated.slice(0, start) + ' '.repeat(end - start) + stated.slice(end);
    }
  }
  return stated;
}

/** True when a sentence tells somebody to do something. */
export function instructs(sentence: string, language: Language): boolean {
  return withoutInstructions(sentence, language) !== sentence;
}

/** The clauses in order; one that continues another, or is its condition, gets that one's kind. */
function splitClauses(sentence: string, patterns: Patterns): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let mark = '';
  for (const joint of [...sentence.matchAll(patterns.joint), null]) {
    const end = joint ? joint.index : sentence.length;
    const text = sentence.slice(start, end).trim();
    if (text !== '') clauses.push({ start, end, kind: classifyClause(text, mark, patterns) });
    if (text !== '' || mark.trim() === '') mark = joint?.[0] ?? '';
    start = joint ? end + joint[0].length : end;
  }
  const { isUnspaced } = patterns;
  return clauses.map((clause, index) => {
    if (clause.kind !== 'joined' && clause.kind !== 'condition') return clause;
    const isMain = ({ kind }: Clause) => kind === 'instruction' || kind === 'statement';
    const main = isUnspaced
      ? clauses.slice(index).find(isMain)
      : (clauses.slice(0, index).findLast(isMain) ?? clauses.slice(index).find(isMain));
    return { ...clause, kind: main?.kind ?? 'statement' };
  });
}

function classifyClause(clause: string, joint: string, patterns: Patterns): Kind {
  const { isUnspaced, and, opens, orders, says, states, conditions, finite } = patterns;
  if (isUnspaced) {
    if (states.test(clause)) return 'statement';
    if (opens.test(clause)) return 'instruction';
    return conditions.test(clause) ? 'joined' : 'statement';
  }
  const bare = clause.replace(and, '').trim();
  if ([bare, joint + bare].some((text) => says.test(text) || states.test(text))) return 'statement';
  if (conditions.test(bare)) return 'condition';
  if (orders.test(bare)) return 'instruction';
  if (finite.test(bare)) return 'statement';
  if (opens.test(bare)) return 'instruction';
  if (joint === '(') return 'aside';
  if (patterns.assures.test(bare)) return 'statement';
  if (bare !== clause) return 'joined';
  return joint === '' || patterns.found.test(bare) ? 'statement' : 'aside';
}
