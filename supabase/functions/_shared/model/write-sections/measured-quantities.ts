/** A number with its unit, in the smallest unit of its kind: "0.3 cm" and "3 mm" are one. */
export interface Quantity {
  kind: string;
  value: number;
  /** As the text has it. */
  quote: string;
}

/** Units by kind, with what one of them is of the smallest; words of all report languages. */
const UNITS: { kind: string; factor: number; words: string }[] = [
  {
    kind: 'length',
    factor: 1,
    words:
      'mm|㎜|millimet(?:re|er)s?|millimetern?|millimètres?|milímetros?|millimetr[oi]|ミリ(?:メートル)?',
  },
  {
    kind: 'length',
    factor: 10,
    words:
      'cm|㎝|centimet(?:re|er)s?|zentimetern?|centimètres?|centímetros?|centimetr[oi]|センチ(?:メートル)?',
  },
  {
    kind: 'length',
    factor: 1000,
    words: 'm|met(?:re|er)s?|metern?|mètres?|metros?|metr[oi]|メートル',
  },
  {
    kind: 'length',
    factor: 25.4,
    words: 'inch(?:es)?|zoll|pouces?|pulgadas?|polegadas?|pollic[ei]|インチ|″|"',
  },
  // "3 in the wall" measures nothing.
  {
    kind: 'length',
    factor: 25.4,
    words: 'in(?=[.,;)]|\\s+(?:wide|deep|long|thick|high|across)\\b|$)',
  },
  { kind: 'length', factor: 304.8, words: 'ft|feet|foot|fuß' },
  { kind: 'area', factor: 1, words: 'mm[²2]' },
  { kind: 'area', factor: 100, words: 'cm[²2]|㎠' },
  {
    kind: 'area',
    factor: 1e6,
    words:
      'm[²2]|㎡|square met(?:re|er)s?|quadratmetern?|mètres? carrés?|metros? cuadrados?|vierkante meter|metros? quadrados?|metr[oi] quadrat[oi]|平方メートル',
  },
  { kind: 'volume', factor: 1, words: 'm[³3]|㎥' },
  { kind: 'mass', factor: 1, words: 'kg|㎏|kilograms?|kilogramm|キロ(?:グラム)?' },
  { kind: 'mass', factor: 1000, words: 't|tonnes?|tonnen?' },
  { kind: 'force', factor: 1, words: 'kn' },
  { kind: 'pressure', factor: 1, words: 'mpa|n/mm[²2]' },
  {
    kind: 'share',
    factor: 1,
    words: '%|per ?cent|prozent|pour cent|por ciento|procent|por cento|per cento|パーセント',
  },
  { kind: 'angle', factor: 1, words: '°(?!\\s?c)|degrees?|grad|度' },
];

const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?`;
const TO = String.raw`\s?(?:[-–~〜]|to|bis|à|a|tot|から)\s?`;
// The longest unit stands: "m" is the beginning of many.
const PATTERNS = UNITS.map(
  ({ words }) =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?:(${NUMBER})${TO})?(${NUMBER})\s?-?(?:${words})(?![\p{L}²³]|\d)`,
      'giu',
    ),
);

/** Every measured quantity in a text. */
export function quantitiesIn(text: string): Quantity[] {
  // Full-width figures and units are the same quantities; the superscripts would be plain figures.
  const plain = text.replace(/[\uff01-\uff5e]/g, (char) => char.normalize('NFKC'));
  return UNITS.flatMap(({ kind, factor }, index) =>
    [...plain.matchAll(PATTERNS[index] as RegExp)].flatMap(([quote, from, to]) =>
      [from, to].flatMap((number) =>
        number === undefined ? [] : [{ kind, value: numberOf(number) * factor, quote }],
      ),
    ),
  );
}

/** What a text measures and the material does not, as the text has it. */
export function unsupportedQuantities(text: string, material: readonly Quantity[]): string[] {
  const isKnown = ({ kind, value }: Quantity) =>
    material.some(
      (one) => one.kind === kind && Math.abs(one.value - value) <= 1e-6 * Math.abs(value),
    );
  return [
    ...new Set(quantitiesIn(text).flatMap((one) => (isKnown(one) ? [] : [one.quote.trim()]))),
  ];
}

function numberOf(text: string): number {
  const [above = '0', below] = text.replace(/\s/g, '').replace(',', '.').split('/');
  return below === undefined ? Number(above) : Number(above) / Number(below);
}
