/** What a file says about itself before it is decoded. */
export interface PhotoFacts {
  /** Pixels as stored, before the picture is turned upright. */
  width: number;
  height: number;
  /** The camera's own clock, 'YYYY-MM-DDTHH:MM:SS' without a zone; null when the file does not say. */
  capturedAt: string | null;
}

/** A photo ready to be stored: all pictures upright JPEG without metadata. */
export interface PreparedPhoto {
  photo: Blob;
  /** The small picture that is stored beside the photo. */
  rendition: Blob;
  /** Smaller still, for this device's screen alone. */
  preview: Blob;
  /** Pixels of `photo`. */
  width: number;
  height: number;
  /** SHA-256 (hex) of the file that was chosen. */
  hash: string;
}

/** This file can't become a photo, no matter who tries again; `message` is the sentence for people. */
export class PhotoRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PhotoRefused';
  }
}
