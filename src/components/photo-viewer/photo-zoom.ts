import { scaleToFit, type Size } from '@/lib/pictures/size';

/** A picture's place in its frame: scaled about the middle, then moved by x, y pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Changes the view, within the limits of its frame. */
export type ChangeView = (next: (view: View) => View) => void;
/** Converts a pointer's position to pixels from the middle of the frame. */
export type FromMiddle = (at: { clientX: number; clientY: number }) => Point;

export const FIT: View = { scale: 1, x: 0, y: 0 };
/** A photo of 2560 px shown 1000 px wide reaches its own pixels at 2.5; the rest is for hairline cracks. */
export const MAX_SCALE = 8;
export const ZOOM_STEP = 1.5;

/** The size at which a picture fits its frame; never enlarged. */
export function fittedSize(picture: Size, frame: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return { width: 0, height: 0 };
  const scale = scaleToFit(picture, frame);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Keeps the picture within the frame's edges, and centred where it is smaller. */
export function clampView(view: View, fitted: Size, frame: Size): View {
  const scale = Math.min(Math.max(view.scale, 1), MAX_SCALE);
  const limitX = Math.max(0, (fitted.width * scale - frame.width) / 2);
  const limitY = Math.max(0, (fitted.height * scale - frame.height) / 2);
  return { scale, x: clamp(view.x, limitX), y: clamp(view.y, limitY) };
}

/** Zooms by `factor` around `point` (from the frame's middle), which stays in place. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE);
  const applied = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * applied,
    y: point.y - (point.y - view.y) * applied,
  };
}

/** A wheel's movement as a factor: alike for a mouse's notches and a trackpad's small steps. */
export function wheelFactor(deltaY: number): number {
  return Math.exp(-Math.min(Math.max(deltaY, -100), 100) * 0.004);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function clamp(value: number, limit: number): number {
  // `|| 0` turns a clamped -0 into 0.
  return Math.min(Math.max(value, -limit), limit) || 0;
}
