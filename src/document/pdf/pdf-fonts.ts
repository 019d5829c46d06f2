import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import arimoItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import arimo from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import emojiBold from '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf?url';
import mathematics from '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf?url';
import moreSymbols from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf?url';
import { create, type Font } from 'fontkit';
import { ExportProblem } from '../model/export-problem';
import type { Face } from './font-families';
import { sliceFile } from './font-slices';

/** Loads a font for one document; called only for letters in the report. */
export type LoadFont = (face: Face) => Promise<Font>;

/** URLs of whole fonts, which we serve ourselves; nothing is fetched before it is needed. */
export const FONT_URLS: Partial<Record<Face, string>> = {
  regular: arimo,
  bold: arimoBold,
  italic: arimoItalic,
  'emoji-regular': emoji,
  'emoji-bold': emojiBold,
  'mathematics-regular': mathematics,
  'more-symbols-regular': moreSymbols,
};

/** The folder of the fonts that the build makes of slices. */
const PDF_FONTS = import.meta.env['PDF_FONTS'] as string;

export async function loadPdfFont(face: Face): Promise<Font> {
  const slice = sliceFile(face);
  const url = slice === null ? FONT_URLS[face] : `${PDF_FONTS}${slice}.ttf`;
  const response = url === undefined ? null : await fetch(url);
  if (!response?.ok) {
    throw new ExportProblem(
      'The PDF’s fonts could not be loaded: check your connection and try again.',
    );
  }
  return create(new Uint8Array(await response.arrayBuffer()));
}
