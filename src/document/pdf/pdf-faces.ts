import type { Font as FontFile } from 'fontkit';
import {
  familiesInOrder,
  type FontFamily,
  type Weight,
  type Face,
  type Font,
  HAN_FAMILIES,
} from './font-families';
import { chooseFaces, sliceName } from './font-slices';
import { listForms } from './hangul-forms';
import { IGNORED } from './ignored-characters';
import { nameFont } from './inside-pdfkit';
import type { LoadFont } from './pdf-fonts';

export interface Faces {
  fonts: ReadonlyMap<Face, FontFile>;
  /** The face with all of a grapheme, for use in `font`; null where none has. */
  faceFor: (grapheme: string, font: Font) => Face | null;
  /** The language of a face's letters, if they identify one. */
  findLanguage: (face: Face) => string | null;
}

interface Loaded {
  family: FontFamily;
  face: Face;
  font: FontFile;
  has: Has;
}
type Has = (grapheme: string) => boolean;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const WEIGHT: Record<Font, Weight> = { regular: 'regular', italic: 'regular', bold: 'bold' };

/**
 * Orders the families of Han characters for the report's readers: by the report's language, then by letters that only
 * one of the languages uses. With neither, simplified Chinese, which has the most characters.
 */
function hanFamilies(language: string, graphemes: Iterable<string>): FontFamily[] {
  const counts = new Map(HAN_FAMILIES.map((family) => [family, 0]));
  for (const grapheme of graphemes) {
    for (const family of HAN_FAMILIES) {
      if (family.tells?.test(grapheme)) counts.set(family, (counts.get(family) ?? 0) + 1);
    }
  }
  const rank = (family: FontFamily) =>
    matchesLanguage(language, family) ? Number.POSITIVE_INFINITY : (counts.get(family) ?? 0);
  return [...HAN_FAMILIES].sort((one, other) =>
    rank(one) === rank(other) ? 0 : rank(other) - rank(one),
  );
}

function matchesLanguage(language: string, family: FontFamily): boolean {
  const asked = new Intl.Locale(language).maximize();
  const own = new Intl.Locale(family.language ?? 'und').maximize();
  return asked.language === own.language && asked.script === own.script;
}

/** Loads the fonts for a report's letters: Arimo, and whatever else its texts need. */
export async function loadFaces(
  texts: Record<Weight, string[]>,
  language: string,
  load: LoadFont,
): Promise<Faces> {
  const [upright, strong, italic] = await Promise.all([
    load('regular'),
    load('bold'),
    load('italic'),
  ]);
  const inArimo = hasAll(upright);
  const lacking = {
    regular: graphemesWithout(inArimo, texts.regular),
    bold: graphemesWithout(inArimo, texts.bold),
  };
  const all = [...lacking.regular, ...lacking.bold];
  const families = familiesInOrder(all.length === 0 ? [] : hanFamilies(language, all));
  const [regular, bold] = await Promise.all([
    loadFor(lacking.regular, families, 'regular', load),
    loadFor(lacking.bold, families, 'bold', load),
  ]);
  const loaded = [...regular, ...bold];
  const fonts = new Map<Face, FontFile>([
    ['regular', upright],
    ['bold', strong],
    ['italic', italic],
    ...loaded.map(({ face, font }) => [face, font] as const),
  ]);
  const known = new Map<string, Face | null>();
  const languages = new Map(loaded.map(({ face, family }) => [face, family.language]));
  return {
    fonts,
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
    findLanguage: (face) => languages.get(face) ?? null,
  };
}

function graphemesWithout(inArimo: Has, texts: string[]): Set<string> {
  const lacking = new Set<string>();
  for (const text of new Set(texts)) {
    // Most texts are only in Arimo's letters: checked without segmenting.
    if (inArimo(text)) continue;
    for (const { segment } of graphemes.segment(text)) if (!inArimo(segment)) lacking.add(segment);
  }
  return lacking;
}

/** Fetches families in turn, each only for letters that the earlier ones lack. */
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
    const faces = await chooseFaces(family, weight, pending);
    const found = await Promise.all(
      faces.map(async (face): Promise<Loaded> => {
        const font = await load(face);
        const name = sliceName(face);
        if (name !== null) nameFont(font, name);
        return { family, face, font, has: hasAll(font) };
      }),
    );
    loaded.push(...found);
    pending = pending.filter((grapheme) => !found.some(({ has }) => has(grapheme)));
  }
  return loaded;
}

/** Tells that a font has all visible characters of a text. */
function hasAll(font: FontFile): Has {
  const known = new Map<string, boolean>();
  const isKnown = (character: string) => {
    let has = known.get(character);
    if (has === undefined) {
      has = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) || IGNORED.test(character);
      known.set(character, has);
    }
    return has;
  };
  return (text) => listForms(text).some((form) => Array.from(form).every(isKnown));
}
