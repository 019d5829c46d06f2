import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  hasLibreOffice,
  hasPoppler,
  makeFolder,
  pdfText,
  printWithLibreOffice,
} from '../../../testing/documents';
import { drawPictures, makeModel, makeSource } from '../../../testing/app/sample-report';
import { buildDocx } from '@/document/files/build-docx';
import { buildPdf } from '@/document/files/build-pdf';
import { installedFonts } from '../pdf/installed-fonts.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

const PATIENCE_MS = 180_000;
const LINES = ['Harbour Street car park', '14 Harbour Street', 'Bristol BS1 5DB'];

const folder = openForSuite(makeFolder);

const model = () =>
  makeModel({
    report: {
      ...makeSource().report,
      site_address: `${LINES[0]} \r\n\n${LINES[1]}\n ${LINES[2]}`,
      attendees: 'J. Okafor\nM. Lind',
      weather: 'Dry\nCold',
    },
  });

/** Finds each line in the printed text: its line, and how far from the left. */
const places = (printed: string) => {
  const rows = printed.split('\n');
  return LINES.map((line) => {
    const row = rows.findIndex((one) => one.includes(line));
    return { row, column: rows[row]?.indexOf(line) };
  });
};

describe('an address and who attended', { timeout: PATIENCE_MS }, () => {
  it('keep the lines in which they were typed, and no other detail does', () => {
    const values = Object.fromEntries(
      model().details.flatMap(({ field, value }) => (field ? [[field, value]] : [])),
    );
    expect(values).toMatchObject({
      site_address: LINES.join('\n'),
      attendees: 'J. Okafor\nM. Lind',
      weather: 'Dry Cold',
    });
  });

  it('stand in lines in Word', async () => {
    const built = model();
    const file = await buildDocx(built, drawPictures(built));
    const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    expect(xml).toMatch(/14 Harbour Street<\/w:t><\/w:r>.{0,80}<w:br\/>.{0,80}Bristol/u);
  });

  it.skipIf(!hasPoppler)('stand in lines beneath each other in the PDF', async () => {
    const built = model();
    const file = await buildPdf(built, drawPictures(built), installedFonts());
    const [first, second, third] = places(pdfText(await folder.write('lines.pdf', file)));
    expect(second).toEqual({ row: (first?.row ?? 0) + 1, column: first?.column });
    expect(third).toEqual({ row: (first?.row ?? 0) + 2, column: first?.column });
  });

  it.skipIf(!hasPoppler || !hasLibreOffice)('stand so where Word’s file is printed', async () => {
    const built = model();
    const path = await folder.write('lines.docx', await buildDocx(built, drawPictures(built)));
    const [printed = ''] = printWithLibreOffice([path], folder.path);
    const [first, second, third] = places(pdfText(printed));
    expect(second?.row).toBe((first?.row ?? 0) + 1);
    expect(third?.row).toBe((first?.row ?? 0) + 2);
    expect(new Set([first?.column, second?.column, third?.column]).size).toBe(1);
  });
});
