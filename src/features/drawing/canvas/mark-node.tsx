import { memo, useMemo } from 'react';
import { Shape } from 'react-konva';
import { drawShapes } from '@/lib/drawing/draw-drawing';
import type { Size } from '@/lib/pictures/size';
import type { DrawnMark } from '@shared/drawing/drawing';
import { drawingShapes, type Shape as MarkShape } from '@shared/drawing/shapes';
import { hitName } from './hits';
import { labelBox } from './mark-extent';
import type { Frame } from './stage-geometry';

interface MarkNodeProps {
  mark: DrawnMark;
  picture: Size;
  frame: Frame;
  /** Pixels of the shown photo on each side of a line within which a press hits it. */
  reach: number;
}

/** A mark as it prints, large enough to press. */
export const MarkNode = memo(function MarkNode({ mark, picture, frame, reach }: MarkNodeProps) {
  const shapes = useMemo(() => markShapes(mark, frame, picture), [mark, frame, picture]);
  return (
    <Shape
      id={hitName({ kind: 'mark', id: mark.id })}
      sceneFunc={({ _context: brush }) => {
        drawShapes(brush, shapes);
      }}
      hitFunc={({ _context: brush }, node) => {
        paintReach(brush, shapes, node.colorKey, reach);
      }}
    />
  );
});

/** A mark's shapes on the stage; an empty text shows a placeholder. */
export function markShapes(mark: DrawnMark, frame: Frame, picture: Size): MarkShape[] {
  const shown = mark.kind === 'text' && mark.text === '' ? { ...mark, text: 'Text' } : mark;
  return drawingShapes({ ...frame, marks: [shown], last: 0 }, picture);
}

/** Draws the hit area: an outline's lines, not its inside. */
function paintReach(
  brush: CanvasRenderingContext2D,
  shapes: readonly MarkShape[],
  colour: string,
  reach: number,
): void {
  brush.strokeStyle = brush.fillStyle = colour;
  brush.lineCap = brush.lineJoin = 'round';
  for (const shape of shapes) {
    if (shape.kind === 'label') {
      const { left, top, right, bottom } = labelBox(shape);
      brush.fillRect(left, top, right - left, bottom - top);
      continue;
    }
    brush.beginPath();
    for (const [x, y] of shape.points) brush.lineTo(x, y);
    if (shape.isClosed) brush.closePath();
    if (shape.isFilled) brush.fill();
    brush.lineWidth = shape.width + reach * 2;
    brush.stroke();
  }
}
