import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PdfFonts, Weight } from './pdf-fonts';

const { resolve } = createRequire(import.meta.url);
const font = (path: string) =>
  new Uint8Array(readFileSync(resolve(`@expo-google-fonts/${path}.ttf`)));
const JAPANESE: Record<Weight, string> = {
  regular: '400Regular/NotoSansJP_400Regular',
  bold: '700Bold/NotoSansJP_700Bold',
};

/** The fonts that the page would fetch; `asked` is told of each Japanese one. */
export const installedFonts = (asked: (weight: Weight) => void = () => undefined): PdfFonts => ({
  regular: font('arimo/400Regular/Arimo_400Regular'),
  bold: font('arimo/700Bold/Arimo_700Bold'),
  italic: font('arimo/400Regular_Italic/Arimo_400Regular_Italic'),
  japanese: (weight) => {
    asked(weight);
    return Promise.resolve(font(`noto-sans-jp/${JAPANESE[weight]}`));
  },
});
