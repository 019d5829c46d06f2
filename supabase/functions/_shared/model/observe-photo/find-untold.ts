/** Finds what no photo shows and nobody noted: materials, ages, exact figures and cited people. */
import type { CautionReason } from '../../contract/caution-kinds.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { isQuestion } from '../../languages/split-sentences.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { wordPattern } from '../../languages/word-pattern.ts';
import { findQuantities } from '../write-sections/measured-quantities.ts';
import type { KnownWords } from './known-words.ts';

const QUOTED = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu;
const YEAR = String.raw`(?:1[6-9]|20)\d\d(?![\d.,]*\s?(?:[a-z%°×x]{1,2}\b|\d))`;

const PATTERNS = LANGUAGES.map((language) => {
  const { sign, told, lengths } = PATTERNS_IN[language];
  const { isUnspaced } = FACTS_IN[language];
  const { row } = ANALYST_IN[language];
  const pattern = (source: string) => wordPattern(source, language, 'iu');
  const [gap, some] = isUnspaced
    ? ['', '']
    : [String.raw`\s+`, String.raw`(?:\S+\s+){0,2}\p{L}?[’']?`];
  const ages = told.ages
    .replaceAll('{year}', YEAR)
    .replaceAll('{number}', String.raw`(?:\d{1,3}|${lengths.numbers})`);
  return {
    language,
    /** The sentence itself leaves open what follows these. */
    leads: [row.cause, row.notJudged].map((lead) => lead.trim().toLowerCase()),
    hazards: pattern(told.hazards),
    suspected: new RegExp(told.suspected, 'iu'),
    people: pattern(told.people),
    cited: pattern(
      `(?:${told.people})${gap}${some}(?:${told.say})|(?:${told.accordingTo})${gap}${some}(?:${told.people})`,
    ),
    ages: wordPattern(ages, language),
    // Directly after a sign's quoted words.
    concludes: new RegExp(
      `(?:${sign.things}).*["”“»」]\\s*[,;]?\\s*(?:${sign.so})${isUnspaced ? '' : String.raw`(?!\p{L})`}`,
      'iu',
    ),
  };
});

/** True when a sentence quotes a sign and draws a conclusion from it. */
export const followsSign = (sentence: string) =>
  PATTERNS.some(({ concludes }) => concludes.test(sentence));

/** The kind of claim in a sentence that only a person could make and none did; null for none. In any language. */
export function findUntold(
  sentence: string,
  known: KnownWords,
  language: Language,
): CautionReason | null {
  const lower = sentence.toLowerCase();
  if (PATTERNS.some(({ leads }) => leads.some((lead) => lower.startsWith(lead)))) return null;
  const said = sentence.replace(QUOTED, ' ').normalize('NFKC');
  const noted = known.statedTexts.filter((text) => !isQuestion(text));
  if (namesHazard(said, noted, language)) return 'material';
  if (citesSomebody(said, noted)) return 'source';
  if (givesAge(said, known)) return 'age';
  return givesFigure(said, known) ? 'quantity' : null;
}

const namesHazard = (sentence: string, noted: readonly string[], language: Language) =>
  PATTERNS.some(({ hazards }) => hazards.test(sentence)) &&
  !PATTERNS.some((one) => one.language === language && one.suspected.test(sentence)) &&
  !noted.some((text) => PATTERNS.some(({ hazards }) => hazards.test(text)));

const citesSomebody = (sentence: string, noted: readonly string[]) =>
  PATTERNS.some(({ cited }) => cited.test(sentence)) &&
  !noted.some((text) => PATTERNS.some(({ people }) => people.test(text)));

/** An age whose figure or word appears in none of the person's texts. */
const givesAge = (sentence: string, { texts }: KnownWords) =>
  PATTERNS.some(({ ages }) =>
    [...sentence.matchAll(ages)].some(([age]) => {
      const figures = age.match(/\d+/g) ?? [age.toLowerCase()];
      return !figures.every((figure) => texts.some((text) => text.includes(figure)));
    }),
  );

/** A figure that nobody can estimate: 37 %, 120 kg, 25 MPa. Shares in steps of five are estimates. */
const givesFigure = (sentence: string, { quantities }: KnownWords) =>
  findQuantities(sentence)
    .flatMap(({ sizes }) => sizes)
    .some((size) => {
      if (!/ (?:share|mass|force|pressure)$/.test(size) || quantities.has(size)) return false;
      return !size.endsWith('share') || Number.parseFloat(size) % 5 !== 0;
    });
