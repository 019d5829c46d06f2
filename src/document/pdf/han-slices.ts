import {
  type FamilyName,
  type FontFamily,
  HAN_FAMILIES,
  type Weight,
  type Face,
} from './font-families';
import { listForms } from './hangul-forms';
import { IGNORED } from './ignored-characters';
import { readRanges } from './unicode-ranges';

/** The characters of each slice, by the slice's name. */
type Slices = Record<string, string>;
/** Beside the slices of a package: those of our own, and what the package lists in its slices and they lack. */
interface Own {
  lacking: Slices;
  own: Slices;
}

const LISTS: Partial<Record<FamilyName, () => Promise<[{ default: Slices }, { default: Own }]>>> = {
  'simplified-chinese': () =>
    Promise.all([
      import('@fontsource-variable/noto-sans-sc/unicode.json'),
      import('./han-rare/noto-sans-sc.json'),
    ]),
  'traditional-chinese': () =>
    Promise.all([
      import('@fontsource-variable/noto-sans-tc/unicode.json'),
      import('./han-rare/noto-sans-tc.json'),
    ]),
  japanese: () =>
    Promise.all([
      import('@fontsource-variable/noto-sans-jp/unicode.json'),
      import('./han-rare/noto-sans-jp.json'),
    ]),
  korean: () =>
    Promise.all([
      import('@fontsource-variable/noto-sans-kr/unicode.json'),
      import('./han-rare/noto-sans-kr.json'),
    ]),
};

const read = new Map<FamilyName, Promise<ReadonlyMap<number, string>>>();

/** Which slice has a character; null for a family that is no slices. */
export function readSlices({ name }: FontFamily): Promise<ReadonlyMap<number, string>> | null {
  const lists = LISTS[name];
  if (!lists) return null;
  let slices = read.get(name);
  if (!slices) {
    slices = lists().then(([packed, own]) => sliceByCharacter(packed.default, own.default));
    read.set(name, slices);
  }
  return slices;
}

function sliceByCharacter(packed: Slices, { lacking, own }: Own) {
  const slices = new Map<number, string>();
  for (const [slice, ranges] of Object.entries({ ...packed, ...own })) {
    const missing = new Set(readRanges(lacking[slice] ?? ''));
    // The package writes numbers in brackets.
    const name = slice.replace(/[[\]]/g, '');
    for (const code of readRanges(ranges)) if (!missing.has(code)) slices.set(code, name);
  }
  return slices;
}

/** The faces of a family that show graphemes, as far as it has them. */
export async function chooseFaces(
  family: FontFamily,
  weight: Weight,
  graphemes: readonly string[],
): Promise<Face[]> {
  const slices = await readSlices(family);
  if (!slices) return [`${family.name}-${family.hasBold ? weight : 'regular'}`];
  const needed = graphemes
    .map((grapheme) => sliceWith(slices, grapheme))
    .filter((slice) => slice !== undefined);
  return [...new Set(needed)]
    .sort((one, other) => rankSlice(one) - rankSlice(other))
    .map((slice): Face => `${family.name}-${slice}-${weight}`);
}

/** The slice that has all of a grapheme. */
function sliceWith(slices: ReadonlyMap<number, string>, grapheme: string): string | undefined {
  for (const form of listForms(grapheme)) {
    const [slice, ...others] = new Set(
      Array.from(form)
        .filter((character) => !IGNORED.test(character))
        .map((character) => slices.get(character.codePointAt(0) ?? 0)),
    );
    if (others.length === 0 && slice !== undefined) return slice;
  }
  return undefined;
}

/**
 * Kana stand in other slices too, parted from what they are kerned with. The letters of Korean show any syllable,
 * though not as well as the slice that has it whole.
 */
const rankSlice = (slice: string) => ({ kana: -1, jamo: 1 })[slice] ?? 0;

const SLICED = /^(simplified-chinese|traditional-chinese|japanese|korean)-(.+)-(regular|bold)$/;

function readParts(face: Face) {
  const [, name, slice, weight] = SLICED.exec(face) ?? [];
  const family = HAN_FAMILIES.find((one) => one.name === name);
  return family ? { family, slice, isBold: weight === 'bold' } : null;
}

/** Names the file of a slice; null for a face that has none. */
export function sliceFile(face: Face): string | null {
  const parts = readParts(face);
  return parts && `${parts.family.package}-${parts.slice}-${parts.isBold ? 700 : 400}`;
}

/** Names the font of a slice: a variable font keeps the name of its thinnest weight, whichever was made of it. */
export function sliceName(face: Face): string | null {
  const parts = readParts(face);
  return parts && `${parts.family.file}-${parts.isBold ? 'Bold' : 'Regular'}`;
}
