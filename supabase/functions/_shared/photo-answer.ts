import type { PhotoFinding } from './analyst.ts';
import { MAX_LOCATION, MAX_OBSERVATION_TEXT } from './contract/limits.ts';
import { annotationsSchema } from './contract/stored.ts';
import { FunctionError } from './function-error.ts';
import { countCharacters } from './text/count-characters.ts';
import { takeText } from './text/take-text.ts';

/**
 * A finding that the database will take: trimmed, no text too long, and none blank unless the photo was
 * not assessed. Throws `analyst_answer_invalid`, so that an unusable finding changes nothing.
 */
export function checkedFinding(finding: PhotoFinding): PhotoFinding {
  const checked = {
    ...finding,
    element: takeText(finding.element).trim(),
    defect: takeText(finding.defect).trim(),
    recommendation: takeText(finding.recommendation).trim(),
    location: takeText(finding.location).trim(),
    confidence: finding.confidence === null ? null : Math.min(1, Math.max(0, finding.confidence)),
  };
  const { element, defect, recommendation, location } = checked;
  const texts = [element, defect, recommendation];
  const isAssessed = finding.outcome !== 'not_assessed';
  const isUsable =
    texts.every(
      (text) => (text !== '') === isAssessed && countCharacters(text) <= MAX_OBSERVATION_TEXT,
    ) &&
    countCharacters(location) <= MAX_LOCATION &&
    annotationsSchema.safeParse(finding.marks).success;
  if (isUsable) return checked;
  throw new FunctionError(
    'analyst_answer_invalid',
    'The analyst gave no usable answer for this photo; nothing was changed. Please try again, or fill in the row yourself.',
  );
}
