import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import arimoItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import arimo from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';
import arabicBold from '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf?url';
import armenian from '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf?url';
import armenianBold from '@expo-google-fonts/noto-sans-armenian/700Bold/NotoSansArmenian_700Bold.ttf?url';
import bengali from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url';
import bengaliBold from '@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf?url';
import devanagari from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url';
import devanagariBold from '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf?url';
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf?url';
import emojiBold from '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf?url';
import georgian from '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf?url';
import georgianBold from '@expo-google-fonts/noto-sans-georgian/700Bold/NotoSansGeorgian_700Bold.ttf?url';
import gujarati from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url';
import gujaratiBold from '@expo-google-fonts/noto-sans-gujarati/700Bold/NotoSansGujarati_700Bold.ttf?url';
import gurmukhi from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?url';
import gurmukhiBold from '@expo-google-fonts/noto-sans-gurmukhi/700Bold/NotoSansGurmukhi_700Bold.ttf?url';
import mathematics from '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf?url';
import symbols from '@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf?url';
import symbolsBold from '@expo-google-fonts/noto-sans-symbols/700Bold/NotoSansSymbols_700Bold.ttf?url';
import moreSymbols from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf?url';
import tamil from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url';
import tamilBold from '@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf?url';
import telugu from '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url';
import teluguBold from '@expo-google-fonts/noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf?url';
import thai from '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf?url';
import thaiBold from '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf?url';
import { create, type Font } from 'fontkit';
import { ExportProblem } from '../model/export-problem';
import type { Face } from './font-families';
import { sliceFile } from './han-slices';

/** Loads a font for one document; called only for letters in the report. */
export type LoadFont = (face: Face) => Promise<Font>;

/** URLs of whole families, which we serve ourselves; nothing is fetched before it is needed. */
export const FONT_URLS: Partial<Record<Face, string>> = {
  regular: arimo,
  bold: arimoBold,
  italic: arimoItalic,
  'arabic-regular': arabic,
  'arabic-bold': arabicBold,
  'armenian-regular': armenian,
  'armenian-bold': armenianBold,
  'bengali-regular': bengali,
  'bengali-bold': bengaliBold,
  'devanagari-regular': devanagari,
  'devanagari-bold': devanagariBold,
  'emoji-regular': emoji,
  'emoji-bold': emojiBold,
  'georgian-regular': georgian,
  'georgian-bold': georgianBold,
  'gujarati-regular': gujarati,
  'gujarati-bold': gujaratiBold,
  'gurmukhi-regular': gurmukhi,
  'gurmukhi-bold': gurmukhiBold,
  'mathematics-regular': mathematics,
  'more-symbols-regular': moreSymbols,
  'symbols-regular': symbols,
  'symbols-bold': symbolsBold,
  'tamil-regular': tamil,
  'tamil-bold': tamilBold,
  'telugu-regular': telugu,
  'telugu-bold': teluguBold,
  'thai-regular': thai,
  'thai-bold': thaiBold,
};

/** The folder of the Han families' slices, written by the build. */
const HAN_FONTS = import.meta.env['HAN_FONTS'] as string;

export async function loadPdfFont(face: Face): Promise<Font> {
  const slice = sliceFile(face);
  const url = slice === null ? FONT_URLS[face] : `${HAN_FONTS}${slice}.ttf`;
  const response = url === undefined ? null : await fetch(url);
  if (!response?.ok) {
    throw new ExportProblem(
      'The PDF’s fonts could not be loaded: check your connection and try again.',
    );
  }
  return create(new Uint8Array(await response.arrayBuffer()));
}
