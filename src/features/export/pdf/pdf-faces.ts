import { create } from 'fontkit';
import type { ReportModel } from '../model/report-model';
import type { PdfFonts, Weight } from './pdf-fonts';
import { textsIn } from './texts-in';

/** What a text asks for; which face shows a character depends on the character too. */
export type Font = 'regular' | 'bold' | 'italic';
type Face = Font | 'japanese-regular' | 'japanese-bold';

export interface Faces {
  files: { face: Face; bytes: Uint8Array }[];
  /** The face that shows a character where `font` is asked for; null where none has it. */
  faceFor: (codePoint: number, font: Font) => Face | null;
  /** Whether a text has letters that only the Japanese font shows. */
  isJapanese: (text: string) => boolean;
  /** How much further a face's letters rise than Arimo's, in parts of the size. */
  riseOf: (face: Face) => number;
}

/** What the Japanese font is fetched for: a report in Arabic or with an emoji would wait in vain. */
const JAPANESE_LETTERS =
  /[\u2460-\u24ff\u2600-\u27bf\u2e80-\u33ff\u3400-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{2fa1f}]/u;

const WEIGHT: Record<Font, Weight> = { regular: 'regular', italic: 'regular', bold: 'bold' };

/** The fonts for a report's own letters. */
export async function facesFor(model: ReportModel, fonts: PdfFonts): Promise<Faces> {
  const arimo = create(fonts.regular);
  const known = new Set(arimo.characterSet);
  const isJapanese = (text: string) =>
    Array.from(text).some(
      (character) => JAPANESE_LETTERS.test(character) && !known.has(character.codePointAt(0) ?? 0),
    );
  const texts = textsIn(model);
  const weights = (['regular', 'bold'] as const).filter((weight) => texts[weight].some(isJapanese));
  const japanese = await Promise.all(
    weights.map(async (weight) => ({ weight, bytes: await fonts.japanese(weight) })),
  );
  const [first] = japanese.map(({ bytes }) => create(bytes));
  const japaneseLetters = new Set(first?.characterSet);
  const rise = first ? first.ascent / first.unitsPerEm - arimo.ascent / arimo.unitsPerEm : 0;
  const { regular, bold, italic } = fonts;
  return {
    files: [
      ...Object.entries({ regular, bold, italic }).map(([face, bytes]) => ({
        face: face as Font,
        bytes,
      })),
      ...japanese.map(({ weight, bytes }) => ({ face: `japanese-${weight}` as const, bytes })),
    ],
    faceFor: (codePoint, font) => {
      if (known.has(codePoint)) return font;
      if (!japaneseLetters.has(codePoint)) return null;
      const weight = weights.includes(WEIGHT[font]) ? WEIGHT[font] : weights[0];
      return weight ? `japanese-${weight}` : null;
    },
    isJapanese,
    riseOf: (face) => (face.startsWith('japanese-') ? rise : 0),
  };
}
