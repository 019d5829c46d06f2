import { create } from 'fontkit';
import type { ReportModel } from '../model/report-model';
import { familiesInOrder, type FontFamily, type Weight } from './font-families';
import { hanFamilies } from './han-families';
import type { Face, Font, LoadFont } from './pdf-fonts';
import { textsIn } from './texts-in';

export interface Faces {
  files: { face: Face; bytes: Uint8Array }[];
  /** The face that has all of a grapheme where `font` is asked for; null where none has. */
  faceFor: (grapheme: string, font: Font) => Face | null;
  /** The language of a face's letters where it tells one. */
  languageOf: (face: Face) => string | null;
}

interface Loaded {
  family: FontFamily;
  face: Face;
  bytes: Uint8Array;
  has: Has;
}
type Has = (grapheme: string) => boolean;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WEIGHT: Record<Font, Weight> = { regular: 'regular', italic: 'regular', bold: 'bold' };
const ARIMO = ['regular', 'bold', 'italic'] as const;

/** The fonts for a report's own letters: Arimo, and what its texts need besides. */
export async function facesFor(model: ReportModel, load: LoadFont): Promise<Faces> {
  const arimo = await Promise.all(ARIMO.map(async (face) => ({ face, bytes: await load(face) })));
  const inArimo = reads(arimo[0]?.bytes ?? new Uint8Array());
  const texts = textsIn(model);
  const lacking = {
    regular: graphemesWithout(inArimo, texts.regular),
    bold: graphemesWithout(inArimo, texts.bold),
  };
  const all = [...lacking.regular, ...lacking.bold];
  const families = familiesInOrder(
    all.length === 0 ? [] : hanFamilies(model.properties.language, all),
  );
  const [regular, bold] = await Promise.all([
    loadFor(lacking.regular, families, 'regular', load),
    loadFor(lacking.bold, families, 'bold', load),
  ]);
  const files = new Map([...regular, ...bold].map((loaded) => [loaded.face, loaded]));
  const known = new Map<string, Face | null>();
  const languages = new Map([...files].map(([face, { family }]) => [face, family.language]));
  return {
    files: [...arimo, ...[...files.values()].map(({ face, bytes }) => ({ face, bytes }))],
    faceFor(grapheme, font) {
      if (inArimo(grapheme)) return font;
      const key = WEIGHT[font] + grapheme;
      let face = known.get(key);
      if (face === undefined) {
        const weights = WEIGHT[font] === 'bold' ? [...bold, ...regular] : [...regular, ...bold];
        face = weights.find(({ has }) => has(grapheme))?.face ?? null;
        known.set(key, face);
      }
      return face;
    },
    languageOf: (face) => languages.get(face) ?? null,
  };
}

function graphemesWithout(inArimo: Has, texts: string[]): Set<string> {
  const lacking = new Set<string>();
  for (const text of new Set(texts)) {
    // Most texts are in Arimo's letters alone: looked at without being cut.
    if (inArimo(text)) continue;
    for (const { segment } of graphemes.segment(text)) if (!inArimo(segment)) lacking.add(segment);
  }
  return lacking;
}

/** Fetches one family after another, each only for letters that those before it lack. */
async function loadFor(
  lacking: Set<string>,
  families: FontFamily[],
  weight: Weight,
  load: LoadFont,
): Promise<Loaded[]> {
  let pending = [...lacking];
  const loaded: Loaded[] = [];
  for (const family of families) {
    if (!pending.some((grapheme) => family.letters.test(grapheme))) continue;
    const face: Face = `${family.name}-${family.hasBold ? weight : 'regular'}`;
    const bytes = await load(face);
    const has = reads(bytes);
    loaded.push({ family, face, bytes, has });
    pending = pending.filter((grapheme) => !has(grapheme));
  }
  return loaded;
}

const IGNORED = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a font has all the characters of a text that are to be seen. */
function reads(bytes: Uint8Array): Has {
  const font = create(bytes);
  const known = new Map<string, boolean>();
  const isKnown = (character: string) => {
    let has = known.get(character);
    if (has === undefined) {
      has = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) || IGNORED.test(character);
      known.set(character, has);
    }
    return has;
  };
  return (text) => {
    for (const character of text) if (!isKnown(character)) return false;
    return true;
  };
}
