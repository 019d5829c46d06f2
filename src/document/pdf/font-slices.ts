import {
  type FamilyName,
  type FontFamily,
  HAN_FAMILIES,
  familiesInOrder,
  type Weight,
  type Face,
} from './font-families';
import { listForms } from './hangul-forms';
import { IGNORED } from './ignored-characters';
import { readRanges } from './unicode-ranges';

/** Each slice's characters, by the slice's name. */
type Slices = Record<string, string>;
/** Our own slices, and the characters that the package lists but its slices lack. */
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

/** The slice of each character; null for a family that does not come in many. */
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
    // The package brackets numbers.
    const name = slice.replace(/[[\]]/g, '');
    for (const code of readRanges(ranges)) if (!missing.has(code)) slices.set(code, name);
  }
  return slices;
}

/** The faces of a family that show the graphemes, as far as it has them. */
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

/** The slice with all of a grapheme's characters. */
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
 * Kana occur in other slices too, without the characters they are kerned with. The Korean letters show any syllable,
 * though not as well as the slice with the whole syllable.
 */
const rankSlice = (slice: string) => ({ kana: -1, jamo: 1 })[slice] ?? 0;

const families = familiesInOrder(HAN_FAMILIES);

/** The family of a face; undefined for Arimo's own. */
export const findFamily = (face: Face): FontFamily | undefined =>
  families.find(({ name }) => face.startsWith(`${name}-`));

/** The family, slice and weight of a face; null for a whole font. */
function readParts(face: Face) {
  const family = findFamily(face);
  if (!family) return null;
  const parts = face.slice(family.name.length + 1).split('-');
  const isBold = parts.pop() === 'bold';
  const slice = family.slice ?? parts.join('-');
  return slice === '' ? null : { family, slice, isBold };
}

/** The file of a slice; null for a face without one. */
export function sliceFile(face: Face): string | null {
  const parts = readParts(face);
  return parts && `${parts.family.package}-${parts.slice}-${parts.isBold ? 700 : 400}`;
}

/** The font name of a slice: a variable font keeps its thinnest weight's name, whichever was made from it. */
export function sliceName(face: Face): string | null {
  const parts = readParts(face);
  return parts && `${parts.family.file}-${parts.isBold ? 'Bold' : 'Regular'}`;
}
