import type { PhotoDescription } from '../../analyst.ts';
import type { Caution } from '../../contract/stored.ts';
import { detectOtherLanguage } from '../../languages/detect-other-language.ts';
import { splitSentences } from '../../languages/split-sentences.ts';
import { type TextPlace, mapTexts } from './answer-texts.ts';
import { answeredLanguage, findBreaches, withoutKnown } from './check-answer.ts';
import { composeDescription } from './compose-description.ts';
import { findBreach, type Grounds, unknownSizes } from './find-breach.ts';
import { carriesSize } from './photo-scale.ts';
import { type PhotoAnswer, MAX_ELEMENT, MAX_WHERE, MAX_WORDS } from './schema.ts';
import { FACTS_IN } from '../../languages/tables/facts.ts';
import { PROPOSED_TEXTS } from '../../row-words.ts';
import { shortenText } from './shorten-text.ts';

/**
 * The row of an answer: repaired, composed, with a caution for each remaining breach. The finished
 * row is checked last, so that no earlier step can miss anything.
 */
export function deliverDescription(answer: PhotoAnswer, grounds: Grounds): PhotoDescription {
  const repaired = repairAnswer(answer, grounds);
  const description = composeDescription(repaired, grounds.language);
  const cautions = [
    ...PROPOSED_TEXTS.flatMap((field) => brokenRules(field, description[field], grounds)),
    ...inOtherLanguage(repaired, description, grounds),
  ];
  const doubts = cautions.length > 0 ? cautions : findDoubts(answer, description, grounds);
  return { ...description, cautions: [...doubts, ...readFromScale(description, grounds)] };
}

/** The kind of a sentence, as far as the finished row tells. */
const chooseKind = (field: Caution['field']): TextPlace['kind'] =>
  field === 'recommendation' ? 'proposed' : 'observed';

/** Cautions for sizes that only the model read, from a scale that no person noted: nobody else can confirm them. */
function readFromScale(description: PhotoDescription, grounds: Grounds): Caution[] {
  const { scale, known } = grounds;
  if (scale === null || known.hasScale) return [];
  return PROPOSED_TEXTS.flatMap((field) =>
    splitSentences(description[field])
      .filter((sentence) =>
        unknownSizes(sentence, chooseKind(field), grounds).some((size) => carriesSize(scale, size)),
      )
      .map((quote) => ({ field, quote, reason: 'scale' as const, from: scale.reading })),
  );
}

function brokenRules(field: Caution['field'], text: string, grounds: Grounds): Caution[] {
  const kind = chooseKind(field);
  return splitSentences(text).flatMap((sentence) => {
    const breach = findBreach(sentence, { field, kind }, grounds);
    return breach ? [{ field, quote: sentence, reason: breach.reason }] : [];
  });
}

/** Cautions for texts in the wrong language; for the defect alone when only the answer as a whole is. */
function inOtherLanguage(
  answer: PhotoAnswer,
  description: PhotoDescription,
  grounds: Grounds,
): Caution[] {
  const other = answeredLanguage(answer, grounds);
  if (!other) return [];
  const doubtful = PROPOSED_TEXTS.filter(
    (field) =>
      detectOtherLanguage(withoutKnown(description[field], grounds), grounds.language) !== null,
  );
  const fields = doubtful.length > 0 ? doubtful : (['defect'] as const);
  return fields.map((field) => ({ field, quote: description[field], reason: 'language' }));
}

/**
 * A model that kept obeying a sign, or giving assurances without a defect, may have missed one: the
 * row stays doubtful even with those words removed.
 */
function findDoubts(
  answer: PhotoAnswer,
  description: PhotoDescription,
  grounds: Grounds,
): Caution[] {
  const reason = findBreaches(answer, grounds).find(
    (breach) =>
      breach.reason === 'instruction' ||
      (breach.reason === 'assurance' && answer.outcome !== 'defect'),
  )?.reason;
  if (!reason) return [];
  return [
    { field: 'defect', quote: splitSentences(description.defect)[0] ?? description.defect, reason },
  ];
}

/**
 * The answer without sentences that break a rule, wherever it can spare them, and shortened to the
 * limits. A person checks what is left of them.
 */
function repairAnswer(answer: PhotoAnswer, grounds: Grounds): PhotoAnswer {
  const joint = FACTS_IN[grounds.language].signs.space;
  return mapTexts(answer, (text, place) => {
    const sentences = splitSentences(text);
    const kept = sentences.filter((sentence) => findBreach(sentence, place, grounds) === null);
    const repaired = kept.length === sentences.length ? text : kept.join(joint);
    return shortenText(
      repaired === '' && place.isNeeded ? text : repaired,
      findLimit(place),
      joint,
    );
  });
}

function findLimit({ field }: TextPlace): number {
  if (field === 'element') return MAX_ELEMENT;
  return field === 'location' ? MAX_WHERE : MAX_WORDS;
}
