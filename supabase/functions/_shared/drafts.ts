import type { SectionDrafts } from './analyst.ts';
import { MAX_SECTION_TEXT } from './contract/limits.ts';
import { FunctionError } from './function-error.ts';
import { unknownPhotoReferences } from './photo-references.ts';
import { countCharacters } from './text/count-characters.ts';
import { takeText } from './text/take-text.ts';

/** Characters for the paragraph about unchecked rows that is appended to the Discussion. */
export const CLOSING_ROOM = 500;

/**
 * Drafts that fit the database and refer only to existing photos. Throws `analyst_answer_invalid`,
 * so that unusable drafts change nothing.
 */
export function checkedDrafts(
  drafts: SectionDrafts,
  photoCount: number,
): SectionDrafts & Required<Pick<SectionDrafts, 'doubts' | 'takenOut'>> {
  const discussion = takeText(drafts.discussion).trim();
  const recommendation = takeText(drafts.recommendation).trim();
  for (const text of [discussion, recommendation]) {
    const isUsable =
      text !== '' &&
      countCharacters(text) <= MAX_SECTION_TEXT - CLOSING_ROOM &&
      unknownPhotoReferences(text, photoCount).length === 0;
    if (!isUsable) {
      throw new FunctionError(
        'analyst_answer_invalid',
        'The analyst gave no usable text for this report; nothing was changed. Please try again, or write the sections yourself.',
      );
    }
  }
  const { doubts = [], takenOut = [] } = drafts;
  return { ...drafts, discussion, recommendation, doubts, takenOut };
}
