/**
 * Finds "Photo 3", "Photos 2, 3 and 5", "photos 2–4" and the like in a text. Depends on nothing, so
 * that functions, screens and documents read references alike.
 */

export interface PhotoReference {
  /** The numbers referred to, ranges written out, in the order of the text. */
  numbers: number[];
  /** Where the reference stands in the text: from `start` to just before `end`. */
  start: number;
  end: number;
}

// A number that is a decimal, an ordinal or a measurement ("and 4 mm wide", "2nd floor") is no photo's.
const NUMBER = String.raw`\d{1,6}(?![\d\p{L}]|\.\d|\s*(?:mm|cm|m|km|in|ft|years?|days?|weeks?|months?|no\.)\b|\s*[%°"'′″])`;
const RANGE = String.raw`${NUMBER}(?:\s*(?:[-–—]|\bto\b|\bthrough\b)\s*${NUMBER})?`;
const AND = String.raw`\s*(?:&|\band\b|\bor\b)\s*`;
const JOIN = String.raw`(?:\s*[,;/]\s*(?:(?:and|or|&)\s*)?|${AND})(?:photos?\s*)?`;
const MARK = String.raw`\s*(?:(?:nos?|numbers?)\b\.?\s*|#\s*)?`;
// After the singular a comma starts something else: "Photo 3, 12 Station Road".
const ONE = String.raw`photo(?:graph)?${MARK}(?<one>${RANGE}(?:${AND}${RANGE})*)`;
const MANY = String.raw`photo(?:graph)?s${MARK}(?<many>${RANGE}(?:${JOIN}${RANGE})*)`;
const REFERENCE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${MANY}|${ONE})`, 'giu');

/** A longer range is no reference that anyone would look up; it is read as its two ends. */
const MAX_RANGE = 1000;

export function photoReferencesIn(text: string): PhotoReference[] {
  return [...text.matchAll(REFERENCE)].map((match) => ({
    numbers: numbersIn(match.groups?.['many'] ?? match.groups?.['one'] ?? ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The numbers referred to that a report of `count` photos does not have, each once, ascending. */
export function unknownPhotoReferences(text: string, count: number): number[] {
  const numbers = photoReferencesIn(text).flatMap((reference) => reference.numbers);
  const unknown = numbers.filter((number) => number < 1 || number > count);
  return [...new Set(unknown)].sort((a, b) => a - b);
}

function numbersIn(list: string): number[] {
  const ranges = list.matchAll(/(\d+)(?:\s*(?:[-–—]|to|through)\s*(\d+))?/giu);
  return [...ranges].flatMap(([, first, last]) => {
    const from = Number(first);
    const to = Number(last ?? first);
    if (to === from) return [from];
    if (to < from || to - from > MAX_RANGE) return [from, to];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}
