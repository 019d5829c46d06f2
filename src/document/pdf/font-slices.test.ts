import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeModel } from '../../../testing/app/sample-report';
import { wholeFont } from '../../../testing/whole-fonts';
import { openPdf } from '@/document/files/build-pdf';
import { measureWidth } from './draw-words';
import {
  type Face,
  familiesInOrder,
  type FontFamily,
  HAN_FAMILIES,
  type Weight,
} from './font-families';
import COVERAGE from './han-coverage.fixture.json';
import { chooseFaces, sliceName, readSlices } from './font-slices';
import { installedFonts } from './installed-fonts.fixture';
import { readRanges } from './unicode-ranges';

/** A thousand fonts are made where none has been. */
const PATIENCE_MS = 180_000;

const coverage: Partial<Record<string, string>> = COVERAGE;
const readFamilySlices = async (family: FontFamily) =>
  (await readSlices(family)) ?? new Map<number, string>();

/** Texts whose letters stand closer, join or are composed by the fonts' own rules. */
const KERNED = 'ヷ、くてトー、きょう。グラフィック、う。えコ゚か゚ぶへべゞ〳〵';
const TEXTS: Record<string, string[]> = {
  'noto-sans-sc': ['东墙混凝土出现水平裂缝，钢筋锈蚀。㐀㑇䶮𬱖𠮷', KERNED],
  'noto-sans-tc': ['東牆混凝土出現水平裂縫，鋼筋鏽蝕。ㄅㄆㄇ㐀', KERNED],
  'noto-sans-jp': ['東側の擁壁にひび割れ、「港南橋」（①）葛\u{e0100}城𠮷野家', KERNED],
  'noto-sans-kr': [
    '동쪽벽콘크리트에수평균열이있다뙝樂',
    '동쪽벽콘크리트'.normalize('NFD'),
    '나랏〮말〯ᄊᆞ미ᄒᆞᆫ글',
    KERNED,
  ],
};

const SYLLABLES = Array.from({ length: 60 }, (_, index) =>
  String.fromCodePoint(0xac00 + 28 * index),
);
/** Letters that make a report take a family before the others. */
const votesFor = ({ name, tells }: FontFamily) =>
  name === 'korean' ? SYLLABLES.join('') : tells?.source.replace(/\\p\{[^}]+\}|[[\]]/gu, '');

const readWhole = ({ package: name, file }: FontFamily, weight: Weight) =>
  create(readFileSync(wholeFont(name, file, weight === 'bold' ? 700 : 400)));

describe.each(HAN_FAMILIES)('slices: $name', { timeout: PATIENCE_MS }, (family) => {
  it('have every character that the whole font had', async () => {
    const slices = await readFamilySlices(family);
    const had = readRanges(coverage[family.package] ?? '');
    expect(had.length).toBeGreaterThan(16_000);
    expect(had.filter((code) => !slices.has(code))).toEqual([]);
  });

  it.each(['regular', 'bold'] as const)('are what the list says, %s', async (weight) => {
    const whole = readWhole(family, weight);
    const listed = [...(await readFamilySlices(family))];
    for (const slice of new Set(listed.map(([, name]) => name))) {
      const face: Face = `${family.name}-${slice}-${weight}`;
      const font = await installedFonts()(face);
      const { ascent, descent, lineGap, unitsPerEm } = whole;
      expect(font, face).toMatchObject({ ascent, descent, lineGap, unitsPerEm });
      expect(
        listed.filter(([code, name]) => name === slice && !font.hasGlyphForCodePoint(code)),
        face,
      ).toEqual([]);
      expect(sliceName(face)).toBe(whole.postscriptName);
    }
  });

  it('make words as wide as the whole font does', async () => {
    const text = [votesFor(family), ...(TEXTS[family.package] ?? [])].join('\n');
    const language = family.language === 'ja' ? 'ja' : 'en';
    const sections = { discussion: text, recommendation: null };
    const model = makeModel({ report: { language, title: text }, sections });
    const pdf = await openPdf(model, installedFonts());
    for (const font of ['regular', 'bold'] as const) {
      const whole = readWhole(family, font);
      for (const line of text.split('\n')) {
        const { positions } = whole.layout(line, {}, undefined, undefined, 'ltr');
        const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        expect(measureWidth(pdf, line, { font, size: 1000 }), line).toBeCloseTo(width, 1);
        expect(pdf.faces.faceFor(line.slice(0, 1), font)).toContain(family.name);
      }
    }
  });
});

describe.each(familiesInOrder([]).filter(({ slice }) => slice !== null))(
  'the one slice: $name',
  (family) => {
    it.each(['regular', 'bold'] as const)(
      'has the letters of the whole font, %s',
      async (weight) => {
        const whole = readWhole(family, weight);
        const font = await installedFonts()(`${family.name}-${weight}`);
        const { ascent, descent, lineGap, unitsPerEm } = whole;
        expect(font).toMatchObject({ ascent, descent, lineGap, unitsPerEm });
        const letters = whole.characterSet.filter((code) =>
          family.letters.test(String.fromCodePoint(code)),
        );
        expect(letters.length).toBeGreaterThan(50);
        const others = letters.filter(
          (code) =>
            !font.hasGlyphForCodePoint(code) ||
            font.glyphForCodePoint(code).advanceWidth !==
              whole.glyphForCodePoint(code).advanceWidth,
        );
        expect(others).toEqual([]);
      },
    );
  },
);

describe('the slices of a text', () => {
  const korean = HAN_FAMILIES.find(({ name }) => name === 'korean');
  const listFaces = (text: string) =>
    korean ? chooseFaces(korean, 'regular', Array.from(text)) : [];

  it('are few, and none where the family lacks its letters', async () => {
    expect(await listFaces('가')).toHaveLength(1);
    expect(await listFaces('가나다라마바사')).toHaveLength(2);
    expect(await listFaces('กข')).toEqual([]);
  });
  it('begin with kana and end with the letters of Korean', async () => {
    const faces = await listFaces('ᄀ각ト');
    expect(faces.at(0)).toBe('korean-kana-regular');
    expect(faces.at(-1)).toBe('korean-jamo-regular');
  });
});
