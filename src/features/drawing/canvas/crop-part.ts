/** The chosen crop of a photo, in shares of the whole rotated photo. */
import type { Crop, Point, Rotation } from '@shared/drawing/drawing';
import { toShown, toStored } from '@shared/drawing/frame';
import { type Box, boxAround, tidyPoint } from '../edit/mark-geometry';

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 };
/** A smaller part of a photo shows nothing useful. */
const LEAST = 0.05;

/** The handles: corners clockwise from the upper left, and the middles of the sides. */
export const PART_HANDLES = [
  ['left', 'top'],
  [null, 'top'],
  ['right', 'top'],
  ['right', null],
  ['right', 'bottom'],
  [null, 'bottom'],
  ['left', 'bottom'],
  ['left', null],
] as const;

export function handlePlace(part: Box, handle: number): Point {
  const [side, end] = PART_HANDLES[handle] ?? [null, null];
  return [
    side ? part[side] : (part.left + part.right) / 2,
    end ? part[end] : (part.top + part.bottom) / 2,
  ];
}

export function dragPart(part: Box, handle: number, [dx, dy]: Point): Box {
  const [side, end] = PART_HANDLES[handle] ?? [null, null];
  const next = { ...part };
  if (side === 'left') next.left = clamp(part.left + dx, 0, part.right - LEAST);
  if (side === 'right') next.right = clamp(part.right + dx, part.left + LEAST, 1);
  if (end === 'top') next.top = clamp(part.top + dy, 0, part.bottom - LEAST);
  if (end === 'bottom') next.bottom = clamp(part.bottom + dy, part.top + LEAST, 1);
  return next;
}

export function movePart({ left, top, right, bottom }: Box, [dx, dy]: Point): Box {
  const x = clamp(dx, -left, 1 - right);
  const y = clamp(dy, -top, 1 - bottom);
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

export function partOfCrop(crop: Crop | null, turn: Rotation): Box {
  if (crop === null) return WHOLE;
  const frame = { turn, crop: null };
  const { x, y, width, height } = crop;
  return boxAround([toShown([x, y], frame), toShown([x + width, y + height], frame)]);
}

/** The crop as stored; null for the whole photo. */
export function cropOfPart(part: Box, turn: Rotation): Crop | null {
  const frame = { turn, crop: null };
  const corners = [
    toStored([part.left, part.top], frame),
    toStored([part.right, part.bottom], frame),
  ].map(tidyPoint);
  const { left, top, right, bottom } = boxAround(corners);
  const isWhole = left === 0 && top === 0 && right === 1 && bottom === 1;
  return isWhole ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
