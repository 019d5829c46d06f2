import type { RowTexts } from './analyst.ts';
import type { Language } from './languages/language.ts';
import { findPhotoReferences } from './photo-references.ts';
import { type PhotoBindings, renumberTexts } from './renumber-photos.ts';
import { ANALYST_IN } from './languages/tables/analyst.ts';

interface StoredTexts extends RowTexts {
  photo_refs: PhotoBindings;
}

/**
 * Gives a row's texts with the numbers that its photos have in this order of rows, and without names of deleted photos:
 * an analyst would repeat such a name without knowing which photo it was.
 */
export function textsOfToday(row: StoredTexts, order: string[], language: Language): RowTexts {
  const { element, defect, recommendation, photo_refs } = row;
  const { texts } = renumberTexts({ element, defect, recommendation }, photo_refs, order);
  return {
    element: withoutDeletedPhotos(texts.element, language),
    defect: withoutDeletedPhotos(texts.defect, language),
    recommendation: withoutDeletedPhotos(texts.recommendation, language),
  };
}

function withoutDeletedPhotos(text: string, language: Language): string {
  return findPhotoReferences(text).reduceRight(
    (result, { start, end, parts }) =>
      parts.some(({ name }) => name !== null)
        ? `${result.slice(0, start)}${ANALYST_IN[language].row.missingPhoto}${result.slice(end)}`
        : result,
    text,
  );
}
