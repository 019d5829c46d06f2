import { describe, expect, it } from 'vitest';
import { openPdf } from '@/document/files/build-pdf';
import { type Drawing, type DrawnMark, NO_DRAWING } from '@shared/drawing/drawing';
import { makeModel, makeObservation } from '../../../testing/app/sample-report';
import {
  hasMuPdf,
  hasPoppler,
  makeFolder,
  mupdfText,
  pdfiumText,
  pdfText,
  printPages,
} from '../../../testing/documents';
import { shapesOver } from '../pictures/shapes-over';
import { drawOver } from './draw-over';
import { installedFonts } from './installed-fonts.fixture';
import { openForSuite } from '../../../testing/open-for-suite';

/** A picture of 1000 by 500 pixels that stands 400 by 200 points wide. */
const SIZE = { width: 1000, height: 500 };
const BOX = { x: 50, y: 60, width: 400, height: 200 };
/** At four dots to the point an edge is known to an eighth of one. */
const DOTS = 4;

const makeMark = (changes: Partial<DrawnMark>): DrawnMark => ({
  id: 'a',
  kind: 'rectangle',
  points: [[0.25, 0.5], [0.5, 0.75]], // prettier-ignore
  colour: 'red',
  text: '',
  number: null,
  ...changes,
});

describe.skipIf(!hasPoppler)('what a PDF draws over a picture (needs poppler)', () => {
  const folder = openForSuite(makeFolder);

  async function drawn(marks: DrawnMark[]): Promise<string> {
    const drawing: Drawing = { ...NO_DRAWING, marks };
    const model = makeModel({ observations: [makeObservation({ drawing })] });
    const pdf = await openPdf(model, installedFonts());
    const parts: Uint8Array<ArrayBuffer>[] = [];
    pdf.on('data', (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    const written = new Promise((done) => pdf.on('end', done));
    pdf.addPage();
    const figure = pdf.struct('Figure', { alt: 'Photo' });
    pdf.addStructure(figure);
    const content = pdf.markStructureContent('Figure');
    drawOver(pdf, { shapes: shapesOver({ suggestedLines: [], drawing }, SIZE), size: SIZE }, BOX);
    pdf.endMarkedContent();
    figure.add(content);
    figure.end();
    pdf.end();
    await written;
    return folder.write('drawn.pdf', new Blob(parts));
  }

  it('lies where it was drawn, to an eighth of a point', async () => {
    const { left, top, right, bottom } = redOn(await drawn([makeMark({})]));
    // Its line is 5 thousandths of the picture wide: 2 points, one of them outside.
    expect([left, top, right, bottom].map((edge) => Math.round(edge * 8) / 8)).toEqual([
      50 + 100 - 1,
      60 + 100 - 1,
      50 + 200 + 1,
      60 + 150 + 1,
    ]);
  });

  it('is cut off where the picture ends', async () => {
    const { left, right } = redOn(await drawn([makeMark({ kind: 'line', points: [[0, 0.5], [1, 0.5]] })])); // prettier-ignore
    expect([left, right]).toEqual([50, 450]);
  });

  it.each([
    ['an English label', 'Crack 0.3 mm'],
    ['an Arabic one', 'تشققات شعرية'],
    ['a Chinese one', '裂缝'],
  ])('has each word once for those who search: %s', async (_, text) => {
    const path = await drawn([makeMark({ kind: 'text', text })]);
    for (const found of [
      pdfText(path),
      ...(hasMuPdf ? [mupdfText(path)] : []),
      await pdfiumText(path),
    ]) {
      expect(found.match(/[\p{L}\d.]+/gu)?.sort()).toEqual(text.split(' ').sort());
    }
  });

  it('has the figure in a number’s middle', async () => {
    const path = await drawn([makeMark({ kind: 'number', number: 12, points: [[0.5, 0.5]] })]);
    const { left, top, right, bottom } = redOn(path);
    expect((left + right) / 2).toBeCloseTo(250, 0);
    expect((top + bottom) / 2).toBeCloseTo(160, 0);
    const white = boundsOn(path, (red, green, blue) => Math.min(red, green, blue) > 200, {
      left: 245,
      right: 255,
      top: 150,
      bottom: 170,
    });
    expect((white.left + white.right) / 2).toBeCloseTo(250, 0);
    expect((white.top + white.bottom) / 2).toBeCloseTo(160, 0);
  });
});

const EVERYWHERE = { left: 0, top: 0, right: Infinity, bottom: Infinity };

const redOn = (path: string) => boundsOn(path, (red, _, blue) => red - blue > 100);

/** The edges, in points, of what has a colour within a part of the first page. */
function boundsOn(
  path: string,
  isIt: (red: number, green: number, blue: number) => boolean,
  within = EVERYWHERE,
) {
  const [page] = printPages(path, 72 * DOTS);
  const { width, data: pixels } = page!;
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [((at / 3) % width) / DOTS, Math.floor(at / 3 / width) / DOTS];
    if (x < within.left || x >= within.right || y < within.top || y >= within.bottom) continue;
    if (!isIt(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) continue;
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1 / DOTS);
    bounds.bottom = Math.max(bounds.bottom, y + 1 / DOTS);
  }
  return bounds;
}
