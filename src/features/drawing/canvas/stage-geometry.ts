/** Converts between the stage's pixels and shares of the stored photo. */
import type { View } from '@/components/photo-viewer/photo-zoom';
import type { Size } from '@/lib/pictures/size';
import type { Drawing, Point } from '@shared/drawing/drawing';
import { shownSize, toShown, toStored } from '@shared/drawing/frame';

/** The photo's crop and rotation. */
export type Frame = Pick<Drawing, 'turn' | 'crop'>;

export interface StageGeometry {
  /** Pixels of the photo, cropped and rotated. */
  shown: Size;
  frame: Frame;
  /** Its size on the stage before zooming. */
  fitted: Size;
  /** The size of one pixel of the shown photo on the stage. */
  scale: number;
  /** Its upper left corner on the stage. */
  left: number;
  top: number;
}

/** Lays out a photo of this stored size on the stage. */
export function layOutStage(stage: Size, picture: Size, frame: Frame, view: View): StageGeometry {
  const shown = shownSize(picture, frame);
  // A small photo or part fills the stage too: fingers need room.
  const fit = Math.min(stage.width / shown.width, stage.height / shown.height);
  const scale = fit * view.scale;
  return {
    shown,
    frame,
    scale,
    fitted: { width: shown.width * fit, height: shown.height * fit },
    left: stage.width / 2 + view.x - (shown.width * scale) / 2,
    top: stage.height / 2 + view.y - (shown.height * scale) / 2,
  };
}

/** A point of the stage as a share of the shown photo; outside 0 to 1 beside it. */
function toShownShare({ shown, scale, left, top }: StageGeometry, [x, y]: Point): Point {
  return [(x - left) / scale / shown.width, (y - top) / scale / shown.height];
}

/** A point of the stage as a point of the stored photo, kept within it. */
export function toPhoto(geometry: StageGeometry, at: Point): Point {
  return toStored(toShownShare(geometry, at), geometry.frame);
}

export function toStage({ shown, frame, scale, left, top }: StageGeometry, point: Point): Point {
  const [x, y] = toShown(point, frame);
  return [left + x * shown.width * scale, top + y * shown.height * scale];
}

/** Converts a distance on the stage, right and down in pixels, to shares of the stored photo. */
export function toPhotoWay(geometry: StageGeometry, [x, y]: Point): Point {
  const { shown, scale, frame } = geometry;
  // Away from the edges, where points are clamped.
  const whole = { ...frame, crop: frame.crop && { ...frame.crop, x: 0, y: 0 } };
  const [width, height] = [shown.width * scale, shown.height * scale];
  const from = toStored([0.5, 0.5], whole);
  const to = toStored([0.5 + x / width / 4, 0.5 + y / height / 4], whole);
  return [(to[0] - from[0]) * 4, (to[1] - from[1]) * 4];
}
