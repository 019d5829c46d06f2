import type { Size } from './size';

/** A larger file is refused unread: no phone makes one, and reading it could crash the page. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Refused by the header, before decoding: phones make 16384 x 12288, which are 805 MB decoded. */
export const MAX_PIXELS = 205_000_000;

/** Pixels of the stored photo: enough to judge a crack, in a quarter of the bytes. */
export const PHOTO_BOX: Size = { width: 2560, height: 2560 };
/** A longer ratio is a panorama or a long screenshot: an edge of 2560 px would leave it a strip. */
const LONG = 2;
/** As many pixels as a 4:3 photo. The edge is twice what providers accept, and within all canvases' limits. */
const LONG_PICTURE = { area: 2560 * 1920, edge: 16_000 };

/** The stored size limit of a picture, in either orientation. */
export function photoBox({ width, height }: Size): Size {
  const edge = Math.max(width, height);
  if (edge <= LONG * Math.min(width, height)) return PHOTO_BOX;
  const most = Math.min(edge * Math.sqrt(LONG_PICTURE.area / (width * height)), LONG_PICTURE.edge);
  return { width: most, height: most };
}
/**
 * JPEG quality. A picture of few pixels has none to spare: a hairline crack may be one pixel wide. A picture still
 * large at the usual quality has fine texture (concrete, gravel), which hides the losses of the lower one.
 */
export const PHOTO_QUALITY = {
  fewPixels: 0.9,
  fewPixelsEdge: 1600,
  usual: 0.75,
  whenLarge: 0.62,
  /** As estimated from its rendition: a tenth more than the file's final size. */
  largeBytes: 440_000,
};

/** The rendition fills a table row, a preview and a cell of the printed page at 300 dpi. */
export const RENDITION_BOX: Size = { width: 1400, height: 1000 };
export const RENDITION_QUALITY = 0.65;

/**
 * The picture with its marks that models see: three quarters of the longest edge that a provider scales photos to
 * (2048 px), all that another takes, and half more pixels than a rendition for models on one's own machine.
 */
export const MODEL_BOX: Size = { width: 1568, height: 1568 };
/** Marks have no fringes at this quality, and a picture takes about 300 kB. */
export const MODEL_QUALITY = 0.8;

/** A tile of the upload screen on a dense display. Hundreds are shown, and decoding one takes 1 MB. */
export const PREVIEW_BOX: Size = { width: 640, height: 480 };

/**
 * The most pixels of a picture in an exported file: 1000 high, more than a 25 % column prints, but visible when zooming
 * in. No smaller than a rendition, or every stored one would be redrawn.
 */
export const EMBEDDED_BOX: Size = { width: 1500, height: 1000 };
/** Higher than a rendition's: most of these pictures have been compressed once before. */
export const EMBEDDED_QUALITY = 0.8;
