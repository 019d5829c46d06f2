import type { PhotoFinding } from './analyst.ts';
import { MAX_OBSERVATION_TEXT } from './contract.ts';
import { FunctionError } from './function-error.ts';

/**
 * A finding that the database will take: trimmed, no text blank or too long. Throws
 * `analyst_answer_invalid`, so that an unusable finding changes nothing.
 */
export function checkedFinding(finding: PhotoFinding): PhotoFinding {
  const element = finding.element.trim();
  const defect = finding.defect.trim();
  const recommendation = finding.recommendation.trim();
  for (const text of [element, defect, recommendation]) {
    // PostgreSQL text cannot hold a null character.
    if (text === '' || text.length > MAX_OBSERVATION_TEXT || text.includes('\0')) {
      throw new FunctionError(
        'analyst_answer_invalid',
        'The analyst gave no usable answer for this photo; nothing was changed. Please try again, or fill in the row yourself.',
      );
    }
  }
  const confidence = Math.min(1, Math.max(0, finding.confidence));
  return { element, defect, recommendation, severity: finding.severity, confidence };
}
