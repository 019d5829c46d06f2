import type { RowTexts } from './analyst.ts';
import { type PhotoBindings, photoReferencesIn, renumberTexts } from './contract.ts';

interface StoredTexts extends RowTexts {
  photo_refs: PhotoBindings;
}

/**
 * A row's texts with the numbers that its photos have in this order of rows, and without names of photos that
 * are gone: whoever is told of one would carry the name on without knowing which photo it was.
 */
export function textsOfToday(row: StoredTexts, order: string[]): RowTexts {
  const { element, defect, recommendation, photo_refs } = row;
  const { texts } = renumberTexts({ element, defect, recommendation }, photo_refs, order);
  return {
    element: withoutDeletedPhotos(texts.element),
    defect: withoutDeletedPhotos(texts.defect),
    recommendation: withoutDeletedPhotos(texts.recommendation),
  };
}

function withoutDeletedPhotos(text: string): string {
  return photoReferencesIn(text).reduceRight(
    (result, { start, end, parts }) =>
      parts.some(({ name }) => name !== null)
        ? `${result.slice(0, start)}a photo not in this report${result.slice(end)}`
        : result,
    text,
  );
}
