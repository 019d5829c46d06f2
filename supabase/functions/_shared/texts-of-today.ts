import type { RowTexts } from './analyst.ts';
import type { Language } from './languages/language.ts';
import { findPhotoReferences } from './photo-references.ts';
import { type PhotoBindings, renumberTexts } from './renumber-photos.ts';
import { eachField } from './report-fields.ts';
import { pickFields, TEXT_FIELDS } from './row-words.ts';
import { ANALYST_IN } from './languages/tables/analyst.ts';

interface StoredTexts extends RowTexts {
  photo_refs: PhotoBindings;
}

/**
 * A row's texts with its photos' current numbers, and without names of deleted photos: an analyst
 * would repeat such a name without knowing which photo it was.
 */
export function textsOfToday(row: StoredTexts, order: string[], language: Language): RowTexts {
  const { texts } = renumberTexts(pickFields(row, TEXT_FIELDS), row.photo_refs, order);
  return eachField(TEXT_FIELDS, (name) => withoutDeletedPhotos(texts[name], language));
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
