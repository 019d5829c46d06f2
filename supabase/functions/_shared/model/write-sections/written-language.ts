import { LANGUAGES, type Language } from '../../languages/language.ts';
import { likeliestLanguage, REFERENCE_LANGUAGES } from '../../photo-reference-languages.ts';

// Fewer small words than these tell nothing for sure.
const ENOUGH_WORDS = 25;

/** The language that a text of some length is written in, by its small words; null when it is too short to tell. */
export function writtenLanguage(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const kana = text.match(/[ぁ-ゖァ-ヺ]/gu)?.length ?? 0;
  if (letters === 0) return null;
  if (kana / letters > 0.15) return 'ja';
  if ((text.match(/\p{L}+/gu)?.length ?? 0) < ENOUGH_WORDS) return null;
  const spaced = REFERENCE_LANGUAGES.filter(({ isUnspaced }) => !isUnspaced);
  const found = likeliestLanguage(text, spaced);
  return LANGUAGES[found ? REFERENCE_LANGUAGES.indexOf(found) : -1] ?? null;
}
