import { findAssurance } from '../../assurance.ts';
import { claimsCompliance, findStandards } from '../../named-standards.ts';
import type { CautionReason } from '../../contract/caution-kinds.ts';
import { withoutInstructions } from '../../instructions.ts';
import { findPhotoReferences } from '../../photo-references.ts';
import { deniesTests, supportsUnseen, type Unseen, findUnseen } from '../../unseen.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { sizesDamage } from '../observe-photo/find-breach.ts';
import { isSpan, unsupportedQuantities } from './measured-quantities.ts';
import type { SectionFacts } from './section-facts.ts';
import { listSentences } from './sentences.ts';
import { listPhrases } from './struck-phrases.ts';

/** A sentence that breaks a rule, with the reason for people and in words for the model. */
export interface Breach {
  sentence: string;
  reason: CautionReason;
  why: string;
}

type Found = Omit<Breach, 'sentence'>;

/** Each sentence of a text that breaks a rule which code can check. */
export function findBreaches(text: string, facts: SectionFacts): Breach[] {
  const breaks = ruleBreaker(facts);
  return listSentences(text).flatMap((sentence) => {
    const found = breaks(sentence);
    return found === null ? [] : [{ sentence, ...found }];
  });
}

/** Finds the rule that a sentence breaks; null for none. */
function ruleBreaker(facts: SectionFacts): (sentence: string) => Found | null {
  const { playsDown } = PATTERNS_IN[facts.language];
  const downPlaying = new RegExp(`(?<!\\p{L})(?:${playsDown})(?!\\p{Script=Latin})`, 'iu');
  const mayPlayDown = facts.playedDown(downPlaying);
  const urgent = new Set(facts.urgent.flatMap(({ photos }) => photos));

  return (sentence) => {
    const cited = findCitations(sentence);
    const stated = withoutInstructions(sentence, facts.language);
    const unknown = cited.filter((number) => !facts.numbers.has(number));
    if (unknown.length > 0) {
      const named = unknown.slice(0, 10).join(', ');
      return found('photo', `refers to photos that the report does not have: ${named}.`);
    }
    if (findAssurance(withoutAssured(sentence, cited, facts)) !== null) {
      return found(
        'assurance',
        'gives an assurance of safety or soundness that no observation supports.',
      );
    }
    const unseen = findUnseen(sentence);
    if (unseen !== null && !isRecorded(sentence, unseen, cited, facts)) {
      return found(unseen, UNSEEN[unseen]);
    }
    if (facts.testsAreNoted && cited.length === 0 && deniesTests(stated)) {
      return found(
        'untested',
        'says that nothing was tested or opened up, though an observation, a note or a document reports that.',
      );
    }
    if (
      claimsCompliance(stated) &&
      findStandards(sentence).some((one) => !facts.standards.has(one))
    ) {
      return found(
        'standard',
        'says of a named standard that it is met or not, which no observation reports.',
      );
    }
    const measured = unsupportedQuantities(sentence, facts.quantities, facts.language).find(
      // An action may have sizes, but not of the damage; a deadline needs a person's statement.
      (one) => isSpan(one) || stated.includes(one) || sizesDamage(sentence, facts.language),
    );
    if (measured !== undefined) {
      const reason = isSpan(measured) ? 'deadline' : 'measurement';
      return found(reason, `states "${measured}", a quantity that is in no observation.`);
    }
    const isUrgent = cited.length > 0 && cited.every((number) => urgent.has(number));
    if (
      isUrgent &&
      downPlaying.test(sentence) &&
      !cited.some((number) => mayPlayDown.has(number))
    ) {
      return found('played_down', 'plays down an observation of severity safety or major.');
    }
    const struck = findStruck(sentence, cited, facts);
    if (struck !== null) {
      return found('struck', `says "${struck}", which the inspector took out of that observation.`);
    }
    return facts.clearsDefect(withoutAssured(sentence, cited, facts))
      ? found(
          'cleared',
          'says that all is well with what an observation finds defective, or says nothing that it says.',
        )
      : null;
  };
}

const found = (reason: CautionReason, why: string): Found => ({ reason, why });

const UNSEEN: Record<Unseen, string> = {
  test: 'tells of a test or an opening-up that no observation reports.',
  hidden: 'states the condition of what is covered, which no observation reports.',
};

/** True when a row that the sentence cites says so too; any row, if it cites none. */
function isRecorded(sentence: string, unseen: Unseen, cited: number[], facts: SectionFacts) {
  const rows = cited.length > 0 ? cited : [...facts.recordedTexts.keys()];
  const texts = [...facts.reported, ...rows.map((number) => facts.recordedTexts.get(number) ?? '')];
  return texts.some((text) => supportsUnseen(text, sentence, unseen));
}

/** Drops from a sentence what a person states in a row that it cites. */
function withoutAssured(sentence: string, cited: number[], { assured }: SectionFacts): string {
  const stated = cited.flatMap((number) => assured.get(number) ?? []);
  if (stated.length === 0) return sentence;
  return stated.reduce((rest, one) => rest.replaceAll(one, ' '), sentence.toLowerCase());
}

function findStruck(sentence: string, cited: number[], { struck }: SectionFacts): string | null {
  if (!cited.some((number) => struck.has(number))) return null;
  const phrases = listPhrases(sentence);
  return phrases.find((one) => cited.some((number) => struck.get(number)?.has(one))) ?? null;
}

/** Numbers of the photos cited in a text, ascending, each once. */
export function findCitations(text: string): number[] {
  const numbers = findPhotoReferences(text).flatMap((reference) => reference.numbers);
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The urgent rows that a text omits. */
export function leftOut(text: string, { urgent }: Pick<SectionFacts, 'urgent'>) {
  const cited = new Set(findCitations(text));
  return urgent.filter(({ photos }) => !photos.some((number) => cited.has(number)));
}
