import type { SectionDoubt, SectionDrafts } from '../../analyst.ts';
import { CAUTION_KINDS } from '../../contract/caution-kinds.ts';
import type { Language } from '../../languages/language.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { detectOtherLanguage } from '../../languages/detect-other-language.ts';
import { numberRuns } from '../../list-numbers.ts';
import { type OwnText, ownAction, ownDefect, withoutBreaches, withRowsAdded } from './own-words.ts';
import { MAX_DRAFT, type SectionsAnswer } from './schema.ts';
import { findBreaches, leftOut } from './section-breaches.ts';
import type { SectionFacts } from './section-facts.ts';

// A model that gets all faults at once corrects none.
const MAX_OBJECTIONS = 8;
const MAX_QUOTED = 200;
const SECTIONS = ['discussion', 'recommendation'] as const;

/** The faults to name in a second request; null for none. */
export function objectionToSections(answer: SectionsAnswer, facts: SectionFacts): string | null {
  const wrong = otherLanguage(answer, facts.language);
  const objections = [
    ...(wrong ? [`it is written in ${name(wrong)}, and not in ${name(facts.language)}.`] : []),
    ...SECTIONS.flatMap((section) => objectionsTo(section, answer[section], facts)),
  ];
  return objections.length === 0 ? null : objections.slice(0, MAX_OBJECTIONS).join(' ');
}

/** The judge's doubts to name in a second request; null for none. */
export function objectionOfJudge(doubts: readonly SectionDoubt[]): string | null {
  const objections = doubts.map(
    ({ section, quote, reason }) =>
      `in the ${section}, "${quote.slice(0, MAX_QUOTED)}" may ${CAUTION_KINDS[reason].fault}.`,
  );
  return objections.length === 0 ? null : objections.slice(0, MAX_OBJECTIONS).join(' ');
}

/** The faults of one text, those of the whole text first. */
export function objectionsTo(what: string, text: string, facts: SectionFacts): string[] {
  const missing = numberRuns(leftOut(text, facts).map(({ number }) => number));
  return [
    ...(text.length > MAX_DRAFT ? [`the ${what} is longer than ${MAX_DRAFT} characters.`] : []),
    ...(missing.length > 0
      ? [
          `the ${what} cites no photo of these, whose severity is safety or major: ${missing.slice(0, 60).join(', ')}; every one of them must be cited by its number.`,
        ]
      : []),
    ...findBreaches(text, facts).map(
      ({ sentence, why }) => `in the ${what}, "${sentence.slice(0, MAX_QUOTED)}" ${why}`,
    ),
  ];
}

/**
 * Both sections ready for delivery: sentences that break a rule are removed, or marked where they
 * carry an urgent row's action, and omitted urgent rows are added in their own words. A section
 * with nothing left is blank.
 */
export function repairedSections(answer: SectionsAnswer, facts: SectionFacts): SectionDrafts {
  const doubts: SectionDoubt[] = [];
  const takenOut: NonNullable<SectionDrafts['takenOut']> = [];
  const repaired = (section: (typeof SECTIONS)[number], own: OwnText) => {
    const swept = withoutBreaches(answer[section], facts);
    doubts.push(...swept.doubts.map((one) => ({ section, ...one })));
    takenOut.push(...swept.takenOut.map((one) => ({ section, ...one })));
    const { text } = swept;
    return text && withRowsAdded(text, leftOut(text, facts), own, facts);
  };
  return {
    discussion: repaired('discussion', ownDefect),
    recommendation: repaired('recommendation', ownAction),
    ...(doubts.length > 0 && { doubts }),
    ...(takenOut.length > 0 && { takenOut }),
  };
}

/** The language of an answer when it is not the report's; null otherwise. */
export function otherLanguage(answer: SectionsAnswer, language: Language): Language | null {
  return detectOtherLanguage(`${answer.discussion}\n${answer.recommendation}`, language);
}

const name = (language: Language) => FACTS_IN[language].english;
