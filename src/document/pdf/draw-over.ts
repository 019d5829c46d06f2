import type { Step } from 'fontkit';
import type { Size } from '@/lib/pictures/size';
import type { LabelShape, PathShape, Shape } from '@shared/drawing/shapes';
import { BASELINE } from './draw-words';
import { pathContent } from './path-content';
import type { Pdf } from './pdf-sheet';
import { lineOfWords } from './pdf-text';
import { LABEL } from './text-styles';

export interface DrawnOver {
  shapes: readonly Shape[];
  /** The picture's size, in whose pixels the shapes are. */
  size: Size;
}

/** Draws shapes over a picture in its box, in points, clipped to the box. */
export function drawOver(
  pdf: Pdf,
  { shapes, size }: DrawnOver,
  { x, y, width, height }: Size & { x: number; y: number },
): void {
  pdf.save();
  pdf.rect(x, y, width, height).clip();
  pdf.translate(x, y).scale(width / size.width, height / size.height);
  pdf.lineCap('round').lineJoin('round');
  for (const shape of shapes) {
    if (shape.kind === 'path') drawPath(pdf, shape);
    else drawLabel(pdf, shape);
  }
  pdf.restore();
}

function drawPath(pdf: Pdf, shape: PathShape): void {
  const { isFilled, width, edge, look } = shape;
  const line = isFilled ? 0 : width;
  const path = buildPath(shape);
  if (edge > 0) {
    pdf.addContent(path);
    pdf.lineWidth(line + 2 * edge).stroke(`#${look.casing}`);
  }
  pdf.addContent(path);
  if (isFilled) pdf.fill(`#${look.colour}`);
  else pdf.lineWidth(line).stroke(`#${look.colour}`);
}

function buildPath({ points, isClosed }: PathShape): string {
  const steps = points.map((args, index): Step => ({
    command: index === 0 ? 'moveTo' : 'lineTo',
    args,
  }));
  return pathContent(isClosed ? [...steps, { command: 'closePath', args: [] }] : steps);
}

const ANCHORS = { start: 0, middle: 0.5, end: 1 };

function drawLabel(pdf: Pdf, { text, at, anchor, size, edge, colour, casing }: LabelShape): void {
  const line = lineOfWords(pdf, text, { ...LABEL, size, colour });
  const [x, y] = [at[0] - line.width * ANCHORS[anchor], at[1] - BASELINE * size];
  if (edge > 0) line.stroke({ colour: casing, width: edge }, x, y);
  line.draw(x, y);
}
