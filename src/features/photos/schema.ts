/** A file above this is refused unread: no phone makes one, and reading it could take the page down. */
export const MAX_FILE_BYTES = 100 * 1024 * 1024;
/** Refused from the header, before anything is decoded: 200 megapixels are 800 MB once decoded. */
export const MAX_PIXELS = 200_000_000;

/** Pixels of the stored photo: enough to judge a crack, in a quarter of the bytes. */
export const PHOTO_BOX = { width: 2560, height: 2560 };
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
export const RENDITION_BOX = { width: 1400, height: 1000 };
export const RENDITION_QUALITY = 0.65;
/** A tile of the upload screen on a dense display. Hundreds are shown, and decoding one takes 1 MB. */
export const PREVIEW_BOX = { width: 640, height: 480 };

/** A photo ready to be stored: both pictures upright JPEG without metadata. */
export interface PreparedPhoto {
  photo: Blob;
  rendition: Blob;
  /** Smaller still, for this device's screen alone. */
  preview: Blob;
  /** Pixels of `photo`. */
  width: number;
  height: number;
  /** SHA-256 (hex) of the file that was chosen. */
  hash: string;
}

/** What a file says about itself before it is decoded. */
export interface PhotoFacts {
  /** Pixels as stored, before the picture is turned upright. */
  width: number;
  height: number;
  /** The camera's own clock, 'YYYY-MM-DDTHH:MM:SS' without a zone; null when the file does not say. */
  capturedAt: string | null;
}

/** This file can't become a photo, whoever tries again; `message` is the sentence for people. */
export class PhotoRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PhotoRefused';
  }
}

export type UploadState =
  | 'preparing'
  /** Prepared, and in line for the network. */
  | 'ready'
  | 'uploading'
  | 'stored'
  /** The network or the server is away; goes on by itself. */
  | 'waiting'
  /** Another tab of this browser has it in hand. */
  | 'elsewhere'
  /** Could not be stored now; can be tried again. */
  | 'failed'
  /** Can't become a photo; trying again does not help. */
  | 'refused'
  /** The report already holds this file. */
  | 'duplicate';

/** One chosen file on its way into a report. Its id becomes the observation's id. */
export interface PhotoUpload {
  id: string;
  fileName: string;
  state: UploadState;
  /** Why it failed or was refused, or what it repeats. */
  reason: string | null;
  /** The small picture to show, as soon as there is one. */
  preview: Blob | null;
  /** Where the row will stand in the report; null until the batch is in order. */
  position: number | null;
  capturedAt: string | null;
  /** Whether this browser keeps it, so that a reload or a crash does not lose it. */
  isKept: boolean;
}

/** Chosen, and neither stored nor refused: closing the page now would leave it unstored. */
export function isUnstored({ state }: Pick<PhotoUpload, 'state'>): boolean {
  return state !== 'stored' && state !== 'refused' && state !== 'duplicate';
}

/** Work is going on or will go on by itself. */
export function isInHand({ state }: Pick<PhotoUpload, 'state'>): boolean {
  return isUnstored({ state }) && state !== 'failed';
}
