import { findLengths, toMillimetres } from '../../languages/find-lengths.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { wordPattern } from '../../languages/word-pattern.ts';
import type { PhotoAnswer } from './schema.ts';

/** A scale in the photo, as read by the model. */
export interface PhotoScale {
  reading: string;
  /** The length in millimetres up to which it supports sizes. */
  reach: number;
  /** True when it supports tenths of a millimetre. */
  isFine: boolean;
}

const SCALES = LANGUAGES.map((language) => {
  const { gauges, rulers } = PATTERNS_IN[language].told;
  return {
    gauges: wordPattern(gauges, language, 'iu'),
    rulers: wordPattern(rulers, language, 'iu'),
  };
});
const namesGauge = (text: string) => SCALES.some(({ gauges }) => gauges.test(text));
const namesRuler = (text: string) => SCALES.some(({ rulers }) => rulers.test(text));

/** True when a person's words name a measuring tool. */
export const namesScale = (text: string) => namesGauge(text) || namesRuler(text);

/** How far beyond its reading a scale still supports sizes: laid along twice, or estimated at its end. */
const BEYOND_SCALE = 3;
/** Characters of a reading shown to people. */
const MOST_OF_A_READING = 80;
/** For figures without a unit: cards are in millimetres, rulers in centimetres. */
const CENTIMETRE = 10;

/** The scale in an answer; null without a legible figure. */
export function readScale({ visible, reading }: PhotoAnswer['scale']): PhotoScale | null {
  const plain = reading.normalize('NFKC');
  if (!visible || !/\d/.test(plain)) return null;
  const lengths = findLengths(plain)
    .flatMap(({ sizes }) => sizes.map(toMillimetres))
    .filter((one) => !Number.isNaN(one));
  const isGauge = namesGauge(plain);
  const figures = (plain.match(/\d+(?:[.,]\d+)?/g) ?? []).map((one) =>
    Number(one.replace(',', '.')),
  );
  const read =
    lengths.length > 0
      ? lengths
      : figures.map((one) => (isGauge || one < 1 ? one : one * CENTIMETRE));
  return {
    reading: reading.trim().slice(0, MOST_OF_A_READING),
    reach: Math.max(...read) * BEYOND_SCALE,
    isFine: isGauge || (!namesRuler(plain) && Math.min(...read) < 1),
  };
}

/** Half a millimetre, and the marks of inch rulers. */
const MARKS = [0.5, 25.4 / 32];

/** True when the scale supports a size in the form of `findLengths`. */
export function carriesSize({ reach, isFine }: PhotoScale, size: string): boolean {
  const length = toMillimetres(size);
  if (!(length <= reach)) return false;
  if (isFine) return true;
  const isMarked = (mark: number) => Math.abs(length / mark - Math.round(length / mark)) < 0.01;
  return length >= 1 && MARKS.some(isMarked);
}
