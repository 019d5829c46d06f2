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
 * The row of an answer: repaired, composed, and with a caution for all that still breaks a rule. The row
 * itself is looked at last, so that nothing gets past whatever was done before.
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

/** The kind of a sentence in a row, as far as the row itself still tells. */
const chooseKind = (field: Caution['field']): TextPlace['kind'] =>
  field === 'recommendation' ? 'proposed' : 'observed';

/** Sizes that only the model read, from a scale that no person noted: whether it read them nobody else can tell. */
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

/** Each text in the wrong language; all that may be, where the answer as a whole surely is. */
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
 * A model that kept obeying a sign, or kept giving assurances where it reports no defect, may have found
 * none for that reason: the finding itself is doubtful, though its words were taken out.
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
 * The answer without the sentences that break a rule, wherever it says enough without them, and without
 * what is too long. What is left of them is for a person to look at.
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
