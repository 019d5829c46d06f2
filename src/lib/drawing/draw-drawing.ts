import { drawPicture } from '@/lib/pictures/draw-picture';
import { scaleToFit, type Size } from '@/lib/pictures/size';
import { type Drawing, isReframed } from '@shared/drawing/drawing';
import { frameMatrix, shownSize, storedSize } from '@shared/drawing/frame';
import { drawingShapes, type LabelShape, type PathShape, type Shape } from '@shared/drawing/shapes';
import { LABEL_FONT } from './label-font';

/** A canvas context's methods and properties for shapes. */
export type ShapePen = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'stroke'
  | 'fill'
  | 'strokeText'
  | 'fillText'
  | 'setTransform'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'strokeStyle'
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
>;

/** The photo, cropped and rotated, scaled down to the box, without marks. */
export function drawFramed(source: ImageBitmap, box: Size, drawing: Drawing): OffscreenCanvas {
  if (!isReframed(drawing)) return drawPicture(source, box);
  const shown = shownSize(source, drawing);
  const scale = scaleToFit(shown, box);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(shown.width * scale)),
    Math.max(1, Math.round(shown.height * scale)),
  );
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
  pen.imageSmoothingQuality = scale >= 0.5 ? 'low' : 'high';
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = frameMatrix(source, drawing);
  // Whole pixels: the picture fills the canvas to its edge.
  const [across, down] = [canvas.width / shown.width, canvas.height / shown.height];
  pen.setTransform(a * across, b * down, c * across, d * down, e * across, f * down);
  pen.drawImage(source, 0, 0);
  return canvas;
}

/** Draws the marks over a photo that fills a canvas of this size. */
export function drawMarks(pen: ShapePen, drawing: Drawing, canvas: Size): void {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  drawShapes(pen, drawingShapes(drawing, storedSize(canvas, drawing)));
}

/** Draws shapes under the pen's current transform. */
export function drawShapes(pen: ShapePen, shapes: readonly Shape[]): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const shape of shapes) {
    if (shape.kind === 'path') drawPath(pen, shape);
    else drawLabel(pen, shape);
  }
}

function drawPath(pen: ShapePen, { points, isClosed, isFilled, width, edge, look }: PathShape) {
  pen.beginPath();
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  if (isClosed) pen.closePath();
  const line = isFilled ? 0 : width;
  if (edge > 0) {
    pen.strokeStyle = `#${look.casing}`;
    pen.lineWidth = line + 2 * edge;
    pen.stroke();
  }
  if (isFilled) {
    pen.fillStyle = `#${look.colour}`;
    pen.fill();
  } else {
    pen.strokeStyle = `#${look.colour}`;
    pen.lineWidth = line;
    pen.stroke();
  }
}

function drawLabel(pen: ShapePen, { text, at: [x, y], anchor, size, edge, ...look }: LabelShape) {
  pen.font = `600 ${size}px ${LABEL_FONT}`;
  pen.textAlign = anchor === 'middle' ? 'center' : anchor === 'start' ? 'left' : 'right';
  pen.textBaseline = 'alphabetic';
  if (edge > 0) {
    pen.strokeStyle = `#${look.casing}`;
    pen.lineWidth = edge;
    pen.strokeText(text, x, y);
  }
  pen.fillStyle = `#${look.colour}`;
  pen.fillText(text, x, y);
}
