import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { makePdfFont } from '../../../server/build/pdf-fonts';
import type { Face } from './font-families';
import { findFamily, sliceFile } from './font-slices';
import type { EmbeddedFont } from './inside-pdfkit';
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
  const family = findFamily(face);
  if (!family) throw new Error(`There is no font ${face}.`);
  const weight = face.endsWith('-bold') ? '700Bold' : '400Regular';
  return `${family.package}/${weight}/${family.file}_${weight}.ttf`;
}

/** Finds a font that the page would fetch. */
async function locate(face: Face): Promise<string> {
  const slice = sliceFile(face);
  if (slice === null) return resolve(`@expo-google-fonts/${fontPath(face)}`);
  const made = await makePdfFont(slice);
  if (made === null) throw new Error(`There is no font ${slice}.`);
  return made;
}

/** The same fonts, read for each document as the page does. */
export const newlyReadFonts: LoadFont = async (face) => create(readFileSync(await locate(face)));

const read = new Map<Face, EmbeddedFont['font']>();

async function readOnce(face: Face): Promise<EmbeddedFont['font']> {
  let font = read.get(face);
  if (!font) {
    font = (await newlyReadFonts(face)) as EmbeddedFont['font'];
    read.set(face, font);
  }
  return font;
}

/**
 * The fonts that the page would fetch; `asked` is told of each. Reading the tables of one takes longer than drawing
 * a short report: it is done once, and each document is given what documents change of its own.
 */
export const installedFonts =
  (asked: (face: Face) => void = () => undefined): LoadFont =>
  async (face) => {
    asked(face);
    const font = await readOnce(face);
    return Object.create(font, {
      _glyphs: { value: {}, writable: true },
      maxp: { value: { ...font.maxp } },
    }) as Font;
  };
