import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { familiesInOrder, HAN_FAMILIES } from './font-families';
import type { Face, LoadFont } from './pdf-fonts';

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

const read = new Map<Face, Uint8Array>();

/** The fonts that the page would fetch; `asked` is told of each. */
export const installedFonts =
  (asked: (face: Face) => void = () => undefined): LoadFont =>
  (face) => {
    asked(face);
    let bytes = read.get(face);
    if (!bytes) {
      bytes = new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${fontPath(face)}`)));
      read.set(face, bytes);
    }
    return Promise.resolve(bytes);
  };
