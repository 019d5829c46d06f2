import type { Language } from '../../languages/language.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { detectOtherLanguage } from '../../languages/detect-other-language.ts';
import { splitSentences } from '../../languages/split-sentences.ts';
import { listAnswerTexts } from './answer-texts.ts';
import { type Breach, findBreach, type Grounds } from './find-breach.ts';
import { MAX_WORDS, type PhotoAnswer } from './schema.ts';

/** Models do not correct more faults at once. */
const MAX_FAULTS = 3;

export interface FoundBreach extends Breach {
  sentence: string;
}

/** Each sentence that breaks a rule, in the row's order. */
export function findBreaches(answer: PhotoAnswer, grounds: Grounds): FoundBreach[] {
  return listAnswerTexts(answer).flatMap(({ text, place }) =>
    splitSentences(text).flatMap((sentence) => {
      const breach = findBreach(sentence, place, grounds);
      return breach ? [{ ...breach, sentence }] : [];
    }),
  );
}

/** The faults of a readable answer, in words for the model; null for none. */
export function objectionTo(answer: PhotoAnswer, grounds: Grounds): string | null {
  const other = answeredLanguage(answer, grounds);
  const unjudged = answer.defects.find(({ severity }) => severity === 'none');
  const faults = [
    ...findBreaches(answer, grounds).map(
      ({ sentence, fault }) => `the sentence "${sentence}" must not ${fault}`,
    ),
    ...(other ? [inWrongLanguage(other, grounds.language)] : []),
    ...(unjudged
      ? [
          `the defect "${unjudged.what}" has no severity, which has to be minor, moderate, major or safety`,
        ]
      : []),
    ...listContradictions(answer),
    ...(listAnswerTexts(answer).some(({ text }) => text.length > MAX_WORDS)
      ? [`a text was longer than ${MAX_WORDS} characters`]
      : []),
  ];
  return faults.length === 0 ? null : `${faults.slice(0, MAX_FAULTS).join('; ')}.`;
}

function listContradictions({ outcome, defects, urgency }: PhotoAnswer): string[] {
  const isDangerous = defects.some(({ severity }) => severity === 'safety');
  return [
    ...(isDangerous && (urgency === 'none' || urgency === 'monitor')
      ? [
          `a defect has the severity safety, and the urgency is ${urgency}: say which of them is meant`,
        ]
      : []),
    ...(outcome !== 'defect' && defects.some(({ what }) => what.trim() !== '')
      ? [`the outcome is ${outcome}, and defects are listed: say which of them is meant`]
      : []),
  ];
}

/** The language of the answer or one of its texts, when it is certainly not the report's. */
export function answeredLanguage(answer: PhotoAnswer, grounds: Grounds): Language | null {
  const texts = listAnswerTexts(answer).map(({ text }) => withoutKnown(text, grounds));
  const all = detectOtherLanguage(texts.join('. '), grounds.language);
  if (all) return all;
  return (
    texts.map((text) => detectOtherLanguage(text, grounds.language)).find((one) => one !== null) ??
    null
  );
}

/** A text without the person's own words and quotations from signs. */
export function withoutKnown(text: string, { known }: Grounds): string {
  const phrases = known.texts.flatMap((one) => one.split(/[.,;:!?()\n]/)).map((one) => one.trim());
  const left = phrases
    .concat([...known.elementNames])
    .filter((phrase) => phrase.length > 3)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text.toLowerCase());
  return left.replace(/"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」/g, ' ');
}

function inWrongLanguage(other: Language, expected: Language): string {
  return `it was written in ${FACTS_IN[other].english}, and every text has to be in ${FACTS_IN[expected].english}`;
}
