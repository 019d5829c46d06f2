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
