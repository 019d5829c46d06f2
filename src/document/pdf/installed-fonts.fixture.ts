import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { makeHanFont } from '../../../server/build/han-fonts';
import { familiesInOrder, HAN_FAMILIES, type Face } from './font-families';
import { sliceFile } from './han-slices';
import type { LoadFont } from './pdf-fonts';

const { resolve } = createRequire(import.meta.url);

const ARIMO: Record<string, string> = {
  regular: 'arimo/400Regular/Arimo_400Regular',
  bold: 'arimo/700Bold/Arimo_700Bold',
  italic: 'arimo/400Regular_Italic/Arimo_400Regular_Italic',
};

/** A font's path below `@expo-google-fonts`. */
export function fontPath(face: Face): string {
  const arimo = ARIMO[face];
  if (arimo !== undefined) return `${arimo}.ttf`;
  const family = familiesInOrder(HAN_FAMILIES).find(({ name }) => face.startsWith(`${name}-`));
  if (!family) throw new Error(`There is no font ${face}.`);
  const weight = face.endsWith('-bold') ? '700Bold' : '400Regular';
  return `${family.package}/${weight}/${family.file}_${weight}.ttf`;
}

/** Where a font lies that the page would fetch. */
async function locate(face: Face): Promise<string> {
  const slice = sliceFile(face);
  if (slice === null) return resolve(`@expo-google-fonts/${fontPath(face)}`);
  const made = await makeHanFont(slice);
  if (made === null) throw new Error(`There is no font ${slice}.`);
  return made;
}

const read = new Map<Face, Uint8Array>();

/** The fonts that the page would fetch; `asked` is told of each. */
export const installedFonts =
  (asked: (face: Face) => void = () => undefined): LoadFont =>
  async (face) => {
    asked(face);
    let bytes = read.get(face);
    if (!bytes) {
      bytes = new Uint8Array(readFileSync(await locate(face)));
      read.set(face, bytes);
    }
    return bytes;
  };
