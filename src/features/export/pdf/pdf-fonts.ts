import { ExportProblem } from '../build/export-problem';
import bold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import italic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf?url';
import regular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import japaneseBold from '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf?url';
import japaneseRegular from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url';

export type Weight = 'regular' | 'bold';

/** Arimo: Latin, Greek, Cyrillic and Hebrew, with the widths of Arial, which the .docx uses. */
export interface PdfFonts {
  regular: Uint8Array;
  bold: Uint8Array;
  italic: Uint8Array;
  /** Noto Sans JP, five megabytes a weight: asked for only by a report that has its letters. */
  japanese: (weight: Weight) => Promise<Uint8Array>;
}

export async function loadPdfFonts(): Promise<PdfFonts> {
  const [regularBytes, boldBytes, italicBytes] = await Promise.all([
    load(regular),
    load(bold),
    load(italic),
  ]);
  return {
    regular: regularBytes,
    bold: boldBytes,
    italic: italicBytes,
    japanese: (weight) => load(weight === 'bold' ? japaneseBold : japaneseRegular),
  };
}

async function load(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new ExportProblem(
      'The PDF’s fonts could not be loaded: check your connection and try again.',
    );
  }
  return new Uint8Array(await response.arrayBuffer());
}
