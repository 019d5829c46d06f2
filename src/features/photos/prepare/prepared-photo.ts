import type { PhotoFault } from '@shared/contract/stored';

/** A photo ready to store: all pictures are upright JPEGs without metadata. */
export interface PreparedPhoto {
  photo: Blob;
  /** The small picture stored beside the photo. */
  rendition: Blob;
  /** Smaller still, only for this device's screen. */
  preview: Blob;
  /** Pixels of `photo`. */
  width: number;
  height: number;
  /** SHA-256 (hex) of the chosen file. */
  hash: string;
  /** Absent in a photo that an earlier version of the program prepared. */
  fault?: PhotoFault | 'none';
}
