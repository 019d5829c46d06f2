import type { PhotoDescription } from './analyst.ts';
import { FunctionError } from './function-error.ts';
import { eachField } from './report-fields.ts';
import { isSaid, mostCharacters, PROPOSED_TEXTS, TEXT_FIELDS } from './row-words.ts';
import { countCharacters } from './text/count-characters.ts';
import { takeText } from './text/take-text.ts';

/**
 * A description that fits the database: trimmed, no text too long, and none blank unless the photo was not assessed.
 * Throws `analyst_answer_invalid`, so that an unusable description changes nothing.
 */
export function checkDescription(description: PhotoDescription): PhotoDescription {
  const checked = {
    ...description,
    ...eachField(PROPOSED_TEXTS, (name) => takeText(description[name]).trim()),
    confidence:
      description.confidence === null ? null : Math.min(1, Math.max(0, description.confidence)),
  };
  const isAssessed = description.outcome !== 'not_assessed';
  const isUsable =
    TEXT_FIELDS.every((name) => isSaid(checked[name]) === isAssessed) &&
    PROPOSED_TEXTS.every((name) => countCharacters(checked[name]) <= mostCharacters(name));
  if (isUsable) return checked;
  throw new FunctionError(
    'analyst_answer_invalid',
    'The analyst gave no usable answer for this photo; nothing was changed. Please try again, or fill in the row yourself.',
  );
}
