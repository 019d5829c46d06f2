import { beforeAll, describe, expect, it } from 'vitest';
import { makeModel } from '../../../testing/app/sample-report';
import { openPdf } from '@/document/files/build-pdf';
import { installedFonts } from './installed-fonts.fixture';
import { boxLines } from './line-box';
import { TABLE_TEXT } from './text-styles';
import type { Pdf } from './pdf-sheet';

/** Letters of nine points, in twips: Noto Sans SC, which stands for Word's Chinese font, and Arimo. */
const CHINESE = 261;
const LATIN = 207;

let pdf: Pdf;
beforeAll(async () => {
  const model = makeModel({ report: { title: '裂缝 C/4' } });
  pdf = await openPdf(model, installedFonts());
});

const boxes = (...lines: string[]) =>
  boxLines(pdf, lines, { readText: (line) => line, look: TABLE_TEXT }).map(({ box }) => box);
const twips = (points = 0) => Math.round(points * 20);

describe('lines of letters of different heights', () => {
  it('keeps each but the first away from the line above by its own letters', () => {
    const [chinese, latin] = boxes('裂缝', 'C/4');
    expect(twips(chinese?.height)).toBe(CHINESE + Math.floor(LATIN / 10));
    expect(twips(latin?.height)).toBe(LATIN + Math.floor(LATIN / 10));
    const [before] = boxes('C/4', '裂缝');
    expect(twips(before?.height)).toBe(LATIN + Math.floor(CHINESE / 10));
  });
  it('leaves the last line’s own distance beneath a paragraph, that of Arimo beneath a cell', () => {
    const [only] = boxes('裂缝 4');
    expect(twips(only?.overhang)).toBe(Math.floor(CHINESE / 10));
    expect(twips(only?.cellOverhang)).toBe(Math.floor(LATIN / 10));
  });
  it('has Latin letters stand lower where Chinese ones stand beside them', () => {
    const [mixed, latin] = boxes('C/4 裂缝', 'C/4');
    expect(mixed?.drop).toBeGreaterThan(1);
    expect(latin?.drop).toBe(0);
  });
});
