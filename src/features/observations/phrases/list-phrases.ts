import type { PhraseTable } from '@shared/languages/forms/phrases';
import type { NewPhrase, PhraseField } from '@/features/phrases/schema';
import { countValues } from '../rows/count-values';
import type { ObservationTexts } from '../schema';
import type { Phrase } from './find-phrases';

/** Longer ones were written for one photo. */
const LONGEST: Record<PhraseField, number> = { element: 80, defect: 300, recommendation: 400 };

interface Sources {
  own: readonly ObservationTexts[];
  /** The person's saved phrases. */
  kept: readonly NewPhrase[];
  /** The product's own phrases. */
  seeds: PhraseTable;
}

/** The phrases for a field: this person's rows by use, saved phrases, then built-in ones. */
export function listPhrases(field: PhraseField, { own, kept, seeds }: Sources): Phrase[] {
  const texts = own
    .map((row) => row[field].trim())
    .filter((text) => text !== '' && text.length <= LONGEST[field]);
  const used = countValues(texts).map(({ value, count }) => ({ text: value, uses: count }));
  const known = new Set(texts);
  const others = [
    ...kept.filter((phrase) => phrase.field === field).map(({ text }) => text),
    ...listSeeds(field, seeds),
  ].filter((text) => !known.has(text));
  return [...used, ...[...new Set(others)].map((text) => ({ text, uses: 0 }))];
}

function listSeeds(field: PhraseField, { elements, defects }: PhraseTable): string[] {
  if (field === 'element') return Object.values(elements);
  return Object.values(defects).map((pair) => pair[field === 'defect' ? 0 : 1]);
}

/** Recommendations for a defect: those given before, and the phrase's own. */
export function findPartners(
  defect: string,
  own: readonly ObservationTexts[],
  { defects }: PhraseTable,
): string[] {
  const said = comparable(defect);
  if (said === '') return [];
  return [
    ...own.filter((row) => comparable(row.defect) === said).map((row) => row.recommendation.trim()),
    ...Object.values(defects)
      .filter(([text]) => comparable(text) === said)
      .map(([, advice]) => advice),
  ];
}

/** Ignores figures: other measurements are the same defect. */
function comparable(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\d.,]*\d|…/g, '#');
}
