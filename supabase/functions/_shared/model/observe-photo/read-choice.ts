import { SEVERITIES, URGENCIES } from '../../row-fields.ts';
import type { ChoiceWords } from '../../languages/forms/patterns.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { photoAnswerSchema } from './schema.ts';

const LANGUAGES = Object.values(PATTERNS_IN);

/** All languages' words for each choice; a choice's own name has priority. */
function wordsFor<Choice extends string>(
  choices: readonly Choice[],
  wordsOf: (words: ChoiceWords, choice: Choice) => string,
): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) found.set(plain(choice), choice);
  for (const { choices: words } of LANGUAGES) {
    for (const choice of choices) {
      for (const word of wordsOf(words, choice).split('|')) {
        if (!found.has(plain(word))) found.set(plain(word), choice);
      }
    }
  }
  return found;
}

const OUTCOMES = wordsFor(
  photoAnswerSchema.shape.outcome.options,
  (words, one) => words.outcome[one],
);
const SEVERITY_WORDS = wordsFor(SEVERITIES, (words, one) => words.severity[one]);
const URGENCY_WORDS = wordsFor(URGENCIES, (words, one) => words.urgency[one]);
const SURENESS = wordsFor(
  ['high', 'medium', 'low'] as const,
  (words, one) => words.confidence[one],
);
const ANSWERS = wordsFor(['yes', 'no'] as const, (words, one) => words[one]);
const SURE = { high: 0.9, medium: 0.6, low: 0.3 };

export const readOutcome = (value: unknown) => matchChoice(OUTCOMES, value);
export const readSeverity = (value: unknown) => matchChoice(SEVERITY_WORDS, value);
export const readUrgency = (value: unknown) => matchChoice(URGENCY_WORDS, value);

export function readBoolean(value: unknown): boolean | null {
  const said = readScalar(value);
  if (typeof said === 'boolean') return said;
  const answer = matchChoice(ANSWERS, said);
  return answer === null ? null : answer === 'yes';
}

/** A share of 1 from 0.8, "0,8", 85, "85 %", "8/10" or "high"; null when unreadable. */
export function readConfidence(value: unknown): number | null {
  const said = readScalar(value);
  if (typeof said !== 'number' && typeof said !== 'string') return null;
  const text = String(said).normalize('NFKC');
  const figures = /(\d+(?:[.,]\d+)?)\s*(%|\/\s*(\d+))?/.exec(text);
  if (!figures) {
    const sure = matchChoice(SURENESS, text);
    return sure && SURE[sure];
  }
  const number = Number(figures[1]?.replace(',', '.'));
  const share = number / findWhole(number, figures[2], figures[3]);
  return share >= 0 && share <= 1 ? share : null;
}

/** The denominator: above 1 people mean tenths, above 10 per cent. */
function findWhole(number: number, sign: string | undefined, whole: string | undefined): number {
  if (whole !== undefined) return Number(whole);
  if (sign === '%' || number > 10) return 100;
  return number > 1 ? 10 : 1;
}

/** A single value, even inside a list or an object of one. */
export function readScalar(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? readScalar(value[0]) : null;
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.values(value).filter((one) => typeof one !== 'object');
  return inner.length === 1 ? inner[0] : null;
}

const DENIES = new RegExp(
  String.raw`(?:^|\s)(?:${LANGUAGES.map(({ unseen }) => unseen.none).join('|')})\s`,
);

function matchChoice<Choice extends string>(
  words: Map<string, Choice>,
  value: unknown,
): Choice | null {
  const said = readScalar(value);
  if (typeof said !== 'string') return null;
  const text = plain(said);
  const exact = words.get(text);
  if (exact) return exact;
  const begins = [...words].filter(([word]) => isWordAt(text, word, 0));
  const [longest] = begins.sort(([a], [b]) => b.length - a.length);
  if (longest) return longest[1];
  if (DENIES.test(text)) return null;
  const within = [...words].filter(
    ([word]) =>
      word.length >= (/[a-z]/.test(word) ? 4 : 2) && isWordAt(text, word, text.indexOf(word)),
  );
  const choices = new Set(within.map(([, choice]) => choice));
  return choices.size === 1 ? (within[0]?.[1] ?? null) : null;
}

function isWordAt(text: string, word: string, at: number): boolean {
  if (at < 0 || !text.startsWith(word, at)) return false;
  const isLetter = (letter: string | undefined) => letter !== undefined && /[a-zß-ÿ]/.test(letter);
  return !isLetter(text[at - 1]) && !isLetter(text[at + word.length]);
}

/** Lower case, without surrounding punctuation, with blanks for underscores. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s"'*`.:([]+|[\s"'*`.:)\]。]+$/g, '');
}
