import { beforeAll, describe, expect, it } from 'vitest';
import { drawPictures, makeModel } from '../../../testing/app/sample-report';
import {
  hasMuPdf,
  hasPoppler,
  makeFolder,
  mupdfText,
  pdfiumCharacters,
  pdfiumText,
  pdfText,
  type PlacedCharacter,
} from '../../../testing/documents';
import { allParts, LETTERS } from '@/document/files/all-parts.fixture';
import { buildPdf } from '@/document/files/build-pdf';
import { HAN_FAMILIES, type Face } from './font-families';
import { fontPath, installedFonts } from './installed-fonts.fixture';
import { FONT_URLS } from './pdf-fonts';
import { SENTENCES } from './scripts.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

/** The programs that open the files are slow where many tests share few cores. */
const PATIENCE_MS = 180_000;
const ARIMO: Face[] = ['regular', 'bold', 'italic'];

const folder = openForSuite(makeFolder);

let files = 0;
async function write(changes: Parameters<typeof makeModel>[0]) {
  files += 1;
  const asked: Face[] = [];
  const fonts = installedFonts((face) => asked.push(face));
  const file = await buildPdf(makeModel(changes), new Map(), fonts);
  return { asked, path: await folder.write(`script-${files}.pdf`, file) };
}

/**
 * Readers bring several marks on one letter into an order of their own, wrap lines and say where the
 * direction turns: none of it keeps a word from being found.
 */
const plainly = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]|[\u200e\u200f]|\ufe0f/gu, '')
    .replace(/\s+/gu, ' ');

const splitWords = (text: string) => plainly(text).split(' ');
const listLost = (text: string, words: string[]) => {
  const found = plainly(text);
  const joined = found.replaceAll(' ', '');
  return words.filter((word) => !found.includes(word) && !joined.includes(word));
};

describe.each(SENTENCES)('$script', { timeout: PATIENCE_MS }, ({ text, fonts }) => {
  let asked: Face[];
  let path: string;
  beforeAll(async () => {
    ({ asked, path } = await write({ sections: { discussion: text, recommendation: null } }));
  });

  it('fetches the fonts that it needs and no other', () => {
    const slice = new RegExp(`^(${HAN_FAMILIES.map(({ name }) => name).join('|')})-.+-`, 'u');
    const families = asked.map((face) => face.replace(slice, '$1-'));
    expect([...new Set(families)]).toEqual([...ARIMO, ...fonts.map((name) => `${name}-regular`)]);
    expect(asked.length - ARIMO.length).toBeLessThanOrEqual(new Set(text).size);
  });

  it.skipIf(!hasPoppler)('is found by Poppler, with no box', () => {
    const found = pdfText(path);
    expect(listLost(found, splitWords(text))).toEqual([]);
    expect(found).not.toContain('□');
  });

  it.skipIf(!hasMuPdf)('is found by MuPDF', () => {
    expect(listLost(mupdfText(path), splitWords(text))).toEqual([]);
  });

  it('is found by PDFium', async () => {
    expect(listLost(await pdfiumText(path), splitWords(text))).toEqual([]);
  });
});

describe('digits', { timeout: PATIENCE_MS }, () => {
  const digits = Array.from({ length: 0x2_0000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  const numbers = Array.from({ length: digits.length / 10 }, (_, script) =>
    digits.slice(10 * script, 10 * script + 10).join(''),
  );
  const SHOWN = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '๐๑๒๓๔๕๖๗๘๙'];

  it.each(['شرخ', 'סדק', 'crack'])('after “%s” stand as they are read', async (word) => {
    const discussion = numbers.map((number) => `${word} ${number}`).join('\n');
    const { path } = await write({ sections: { discussion, recommendation: null } });
    const lines = new Map<string, PlacedCharacter[]>();
    for (const placed of await pdfiumCharacters(path)) {
      if (!/\p{Nd}/u.test(placed.character)) continue;
      const line = `${placed.page} ${placed.y}`;
      lines.set(line, [...(lines.get(line) ?? []), placed]);
    }
    const fromLeft = Array.from(lines.values(), (line) =>
      line
        .toSorted((one, other) => one.x - other.x)
        .map(({ character }) => character)
        .join(''),
    ).filter((line) => line.length >= 10);
    for (const line of lines.values()) {
      expect(new Set(line.map(({ x }) => x)).size, 'each has a place of its own').toBe(line.length);
    }
    expect(fromLeft).toEqual(expect.arrayContaining(SHOWN));
    expect(fromLeft.filter((line) => !numbers.includes(line))).toEqual([]);
  });
});

describe('fonts', () => {
  it('are the installed ones, at the addresses that the page asks', () => {
    const faces = Object.entries(FONT_URLS) as [Face, string][];
    expect(faces).toHaveLength(7);
    for (const [face, url] of faces) expect(url).toContain(fontPath(face));
  });
});

describe.skipIf(!hasPoppler)('what reads from right to left', { timeout: PATIENCE_MS }, () => {
  it('begins beside its label, and in the contents at the edge of all others, as in Word', async () => {
    const model = allParts({ arrangement: 'table', rows: 1, letters: LETTERS.ARABIC });
    const file = await buildPdf(model, drawPictures(model), installedFonts());
    const lines = pdfText(await folder.write('edges.pdf', file)).split('\n');
    const findColumn = (pattern: RegExp) => {
      const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null);
      expect(found, String(pattern)).toBeDefined();
      return found?.[1]?.length ?? Number.NaN;
    };
    const arabic = String.raw`(?:\u202b ?)?\p{Script=Arabic}`;
    const latin = findColumn(/^(Structure +)Car park/u);
    expect(findColumn(new RegExp(`^(Client +)${arabic}`, 'u'))).toBeLessThan(latin + 4);
    const entry = findColumn(/^( *)Discussion \.{9}/u);
    const turned = new RegExp(`^( *)${arabic}.*\\.{9}`, 'u');
    expect(findColumn(turned)).toBeLessThan(entry + 8);
  });
});
