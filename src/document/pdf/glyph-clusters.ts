import type { Font } from 'fontkit';
import { listForms } from './hangul-forms';

/** A glyph as placed by the shaper; lengths in font units. */
export interface PlacedGlyph {
  id: number;
  /** Its characters, as far as the shaper knows; empty for further glyphs of one character. */
  text: string;
  xOffset: number;
  yOffset: number;
  xAdvance: number;
}

/** The fewest glyphs that show a whole piece of the text, and nothing else. */
export interface Cluster {
  glyphs: PlacedGlyph[];
  text: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Thai tone marks sit on the circle of a following am, which belongs to the letter before them. */
const TONE_AND_AM = /([\u0e48-\u0e4b])\u0e33/gu;

type Knows = Pick<Font, 'hasGlyphForCodePoint'>;

/** Rewrites the text for a shaper without Thai, in characters that the font has. */
export function forShaper(text: string, font: Knows): string {
  const isKnown = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const known = listForms(text).find((form) => Array.from(form).every(isKnown)) ?? text;
  return known.replace(TONE_AND_AM, '\u0e4d$1\u0e32');
}

/**
 * Assigns glyphs in reading order to letters. Shapers reorder, join and split letters within a syllable: a single glyph
 * often has no text of its own.
 */
export function splitClusters(glyphs: PlacedGlyph[], text: string, font: Knows): Cluster[] {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const clusters: Cluster[] = [];
  let glyph = 0;
  let letter = 0;
  while (glyph < glyphs.length && letter < letters.length) {
    const [firstGlyph, firstLetter] = [glyph, letter];
    let shown = glyphs[glyph++]?.text ?? '';
    let read = forShaper(letters[letter++] ?? '', font);
    while (!isSame(shown, read) || glyphs[glyph]?.text === '') {
      if (glyph < glyphs.length && (shown.length <= read.length || letter === letters.length)) {
        shown += glyphs[glyph++]?.text ?? '';
      } else if (letter < letters.length) read += forShaper(letters[letter++] ?? '', font);
      else break;
    }
    clusters.push({
      glyphs: glyphs.slice(firstGlyph, glyph),
      text: letters.slice(firstLetter, letter).join(''),
    });
  }
  const last = clusters.at(-1);
  if (last) {
    last.glyphs.push(...glyphs.slice(glyph));
    last.text += letters.slice(letter).join('');
  }
  return clusters;
}

function isSame(shown: string, read: string): boolean {
  if (shown === read) return true;
  return shown.length === read.length && sorted(shown) === sorted(read);
}

const sorted = (text: string) => Array.from(text).sort().join('');
