import { useMemo, type Ref } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Rect, Stage } from 'react-konva';
import type { Size } from '@/lib/pictures/size';
import type { Drawing, DrawnMark } from '@shared/drawing/drawing';
import { frameMatrix } from '@shared/drawing/frame';
import { type Box, boxAround, markHandles } from '../edit/mark-geometry';
import { hitName } from './hits';
import { shapesBox } from './mark-extent';
import { MarkNode, markShapes } from './mark-node';
import { type StageGeometry, toStage } from './stage-geometry';

/** Pixels of the stage: how far from a line, or from a handle, a press still hits it. */
const REACH = 12;
const HANDLE = { radius: 8, reach: 22 };
const AIR = 6;
const INK = '#ffffff';
const CASING = '#070b14';

interface DrawingStageProps {
  ref: Ref<Konva.Stage>;
  size: Size;
  image: HTMLImageElement;
  picture: Size;
  geometry: StageGeometry;
  drawing: Drawing;
  /** A mark being drawn or moved, in place of the one with its id. */
  pending: DrawnMark | null;
  /** The id of a mark. */
  selected: string | null;
}

/** The photo with its drawing, and the selected mark's handles. */
export function DrawingStage({
  ref,
  size,
  image,
  picture,
  geometry,
  drawing,
  pending,
  selected,
}: DrawingStageProps) {
  const { frame, shown, scale, left, top } = geometry;
  const [, , , , x, y] = frameMatrix(picture, frame);
  const place = { x: left, y: top, scaleX: scale, scaleY: scale };
  const clip = { clipX: 0, clipY: 0, clipWidth: shown.width, clipHeight: shown.height };
  const marks = useMemo(() => withPending(drawing.marks, pending), [drawing, pending]);
  const held = marks.find(({ id }) => id === selected);
  return (
    <Stage ref={ref} width={size.width} height={size.height}>
      <Layer listening={false}>
        <Group {...place} {...clip}>
          <Image
            image={image}
            {...picture}
            {...(x === undefined ? {} : { x })}
            {...(y === undefined ? {} : { y })}
            rotation={frame.turn}
          />
        </Group>
      </Layer>
      <Layer>
        <Group {...place} {...clip}>
          {marks.map((mark) => (
            <MarkNode
              key={mark.id}
              mark={mark}
              picture={picture}
              frame={frame}
              reach={REACH / scale}
            />
          ))}
        </Group>
        {held && <Handles mark={held} picture={picture} geometry={geometry} />}
      </Layer>
    </Stage>
  );
}

interface HandlesProps {
  mark: DrawnMark;
  picture: Size;
  geometry: StageGeometry;
}

/** A selected mark's handles; only a frame around a mark without a size. */
function Handles({ mark, picture, geometry }: HandlesProps) {
  const handles = markHandles(mark).map((point) => toStage(geometry, point));
  const box =
    handles.length > 0
      ? boxAround(handles)
      : boxOnStage(shapesBox(markShapes(mark, geometry.frame, picture)), geometry);
  return (
    <>
      {handles.length !== 2 && (
        <Rect
          x={box.left}
          y={box.top}
          width={box.right - box.left}
          height={box.bottom - box.top}
          stroke={INK}
          strokeWidth={1}
          dash={[4, 4]}
          listening={false}
        />
      )}
      {handles.map(([x, y], handle) => (
        <Circle
          key={handle}
          id={hitName({ kind: 'handle', handle })}
          x={x}
          y={y}
          radius={HANDLE.radius}
          fill={INK}
          stroke={CASING}
          strokeWidth={2}
          hitStrokeWidth={2 * (HANDLE.reach - HANDLE.radius)}
        />
      ))}
    </>
  );
}

function boxOnStage({ left, top, right, bottom }: Box, { scale, ...at }: StageGeometry): Box {
  return {
    left: at.left + left * scale - AIR,
    top: at.top + top * scale - AIR,
    right: at.left + right * scale + AIR,
    bottom: at.top + bottom * scale + AIR,
  };
}

function withPending(marks: readonly DrawnMark[], pending: DrawnMark | null): DrawnMark[] {
  if (!pending) return [...marks];
  const isNew = !marks.some(({ id }) => id === pending.id);
  return isNew
    ? [...marks, pending]
    : marks.map((mark) => (mark.id === pending.id ? pending : mark));
}
