import { splitSentences } from '../../languages/split-sentences.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { mapTexts, type TextPlace } from './answer-texts.ts';
import { findBreach, type Grounds } from './find-breach.ts';
import { MAX_ELEMENT, MAX_WHERE, MAX_WORDS, type PhotoAnswer } from './schema.ts';
import { shortenText } from './shorten-text.ts';

/**
 * The answer without the sentences that break a rule, wherever it says enough without them, and without
 * what is too long. What is left of them is for a person to look at.
 */
export function repairAnswer(answer: PhotoAnswer, grounds: Grounds): PhotoAnswer {
  const joint = ANALYST_IN[grounds.language].row.space;
  return mapTexts(answer, (text, place) => {
    const sentences = splitSentences(text);
    const kept = sentences.filter((sentence) => findBreach(sentence, place, grounds) === null);
    const repaired = kept.length === sentences.length ? text : kept.join(joint);
    return shortenText(repaired === '' && place.isNeeded ? text : repaired, limitOf(place), joint);
  });
}

function limitOf({ field }: TextPlace): number {
  if (field === 'element') return MAX_ELEMENT;
  return field === 'location' ? MAX_WHERE : MAX_WORDS;
}
