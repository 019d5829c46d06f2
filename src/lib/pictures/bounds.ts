import type { Size } from './size';

/** A file above this is refused unread: no phone makes one, and reading it could take the page down. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Refused from the header, before anything is decoded: phones make 16384 x 12288, which are 805 MB once decoded. */
export const MAX_PIXELS = 205_000_000;

/** Pixels of the stored photo: enough to judge a crack, in a quarter of the bytes. */
export const PHOTO_BOX: Size = { width: 2560, height: 2560 };
/** Longer than this to one is a panorama or a long screenshot: an edge of 2560 px would leave it a strip. */
const LONG = 2;
/** As many pixels as a photo of four to three has. Twice what a provider takes along a side, and all canvases hold it. */
const LONG_PICTURE = { area: 2560 * 1920, edge: 16_000 };

/** The most pixels that are stored of a picture with these, whichever way it is turned. */
export function photoBox({ width, height }: Size): Size {
  const edge = Math.max(width, height);
  if (edge <= LONG * Math.min(width, height)) return PHOTO_BOX;
  const most = Math.min(edge * Math.sqrt(LONG_PICTURE.area / (width * height)), LONG_PICTURE.edge);
  return { width: most, height: most };
}
/**
 * JPEG quality. A picture of few pixels has none to spare: a hairline crack may be one pixel wide. A
 * picture that is still large at the usual quality is full of fine texture (concrete, gravel), which
 * hides what the lower one takes away.
 */
export const PHOTO_QUALITY = {
  fewPixels: 0.9,
  fewPixelsEdge: 1600,
  usual: 0.75,
  whenLarge: 0.62,
  /** As its rendition foretells them: a tenth more than the file then has. */
  largeBytes: 440_000,
};

/** The rendition fills a table row, a preview and a cell of the printed page at 300 dpi. */
export const RENDITION_BOX: Size = { width: 1400, height: 1000 };
export const RENDITION_QUALITY = 0.65;

/** A tile of the upload screen on a dense display. Hundreds are shown, and decoding one takes 1 MB. */
export const PREVIEW_BOX: Size = { width: 640, height: 480 };

/**
 * The most pixels that a picture brings into an exported file: twice 500 high, which the print of a
 * 25 % column never shows in full but a reader who zooms in does. No smaller than a rendition, or
 * every stored one would be redrawn.
 */
export const EMBEDDED_BOX: Size = { width: 1500, height: 1000 };
/** Higher than a rendition's: most of these pictures have been compressed once before. */
export const EMBEDDED_QUALITY = 0.8;
