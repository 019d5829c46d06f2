/**
 * Draws pictures that look like site photos (masonry, concrete, cracks, stains), so that tests, the
 * screenshots and a clone without any photo folder have something to work on. Everything is
 * computed from the seed: the same call draws the same picture.
 */
import { develop, encodeJpeg } from './develop.ts';
import type { DrawnPhoto } from './develop.ts';
import { newPaint } from './surfaces.ts';
import { drawBrick, drawConcrete, shadeWall } from './surfaces.ts';
import {
  drawCrack,
  drawDamp,
  drawEfflorescence,
  drawGrowth,
  drawRust,
  drawSpall,
  drawSteppedCrack,
} from './defects.ts';

export const SITE_PHOTO_KINDS = [
  'brick-crack',
  'concrete-crack',
  'concrete-spall',
  'rust-stain',
  'growth',
  'efflorescence',
  'damp',
  'plain-concrete',
  'plain-brick',
] as const;
export type SitePhotoKind = (typeof SITE_PHOTO_KINDS)[number];

export interface SitePhotoRequest {
  kind: SitePhotoKind;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  seed: number;
}

export function drawSitePhoto({ kind, width, height, seed }: SitePhotoRequest): DrawnPhoto {
  const paint = newPaint({ width, height, seed });
  const isBrick = kind === 'brick-crack' || kind === 'plain-brick' || kind === 'efflorescence';
  const courses = isBrick ? drawBrick(paint) : undefined;
  if (!courses) drawConcrete(paint);
  if (kind === 'brick-crack' && courses) drawSteppedCrack(paint, courses);
  if (kind === 'concrete-crack') drawCrack(paint);
  if (kind === 'concrete-spall') drawSpall(paint);
  if (kind === 'rust-stain') drawRust(paint);
  if (kind === 'growth') drawGrowth(paint);
  if (kind === 'efflorescence') drawEfflorescence(paint);
  if (kind === 'damp') drawDamp(paint);
  shadeWall(paint);
  return { width, height, data: develop(paint) };
}

/** A drawn photo as JPEG bytes, quality 1 to 100. */
export function sitePhotoJpeg(request: SitePhotoRequest, quality = 85): Uint8Array<ArrayBuffer> {
  return encodeJpeg(drawSitePhoto(request), quality);
}
