import { beforeAll, describe, expect, it } from 'vitest';
import { makeModel } from '../../../testing/app/sample-report';
import { buildPdf, openPdf } from '@/document/files/build-pdf';
import { addToPage, embeddedFont, setAttributes, topBookmark } from './inside-pdfkit';
import { installedFonts, newlyReadFonts } from './installed-fonts.fixture';
import { addBookmark } from './pdf-bookmarks';
import type { LoadFont } from './pdf-fonts';
import type { Pdf } from './pdf-sheet';

let pdf: Pdf;
beforeAll(async () => {
  const model = makeModel({});
  pdf = await openPdf(model, installedFonts());
  pdf.addPage();
});

const fields = (thing: object, names: string[]) => names.filter((name) => !(name in thing));

describe('what is needed of the inside of pdfkit and fontkit', () => {
  it('is there in a font', () => {
    const font = embeddedFont(pdf, 'regular');
    expect(fields(font, ['id', 'ref', 'unicode', 'widths', 'font', 'subset'])).toEqual([]);
    expect(fields(font.font, ['_glyphs', 'maxp', 'loca'])).toEqual([]);
    expect(fields(font.font.maxp, ['maxComponentElements', 'maxComponentDepth'])).toEqual([]);
    expect(fields(font.font.loca, ['version', 'offsets'])).toEqual([]);
    expect(fields(font.subset, ['glyphs', 'includeGlyph', '_addGlyph'])).toEqual([]);
  });
  it('is there in a font that is being written', () => {
    const { subset } = embeddedFont(pdf, 'bold');
    const code = subset.includeGlyph(36);
    (subset as unknown as { encode: () => unknown }).encode();
    expect(fields(subset, ['glyf', 'loca', 'hmtx', 'offset'])).toEqual([]);
    expect(subset.glyf[code]).toBeInstanceOf(Uint8Array);
    expect(subset.loca.offsets[code]).toBeTypeOf('number');
    expect(fields(subset.hmtx.metrics[code] ?? {}, ['advance', 'bearing'])).toEqual([]);
    expect(subset.offset).toBeGreaterThan(0);
  });
  it('is there in a page, an element and a bookmark', () => {
    const font = embeddedFont(pdf, 'regular');
    addToPage(pdf, font);
    expect(pdf.page).toHaveProperty(['fonts', font.id]);
    const list = pdf.struct('L');
    setAttributes(list, { O: 'List', ListNumbering: 'Disc' });
    expect(list).toHaveProperty('dictionary.data', { S: 'L', A: expect.anything() as object });
    addBookmark(pdf.outline, 'Schedule', 0);
    expect(topBookmark(pdf).children).toHaveLength(1);
    expect(topBookmark(pdf).outlineData).toBeTypeOf('object');
  });
});

it('a font that tests read once is to each document as if it had been read for it', async () => {
  const built = async (title: string, fonts: LoadFont) =>
    (await buildPdf(makeModel({ report: { title } }), new Map(), fonts)).bytes();
  // Letters that are put together of others, which the font then counts.
  await built('קִיר שָׁבוּר', installedFonts());
  const [once, anew] = [await built('Wall', installedFonts()), await built('Wall', newlyReadFonts)];
  expect(Buffer.from(once).equals(anew)).toBe(true);
});
