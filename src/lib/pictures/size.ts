/** In pixels, unless a name says otherwise. */
export interface Size {
  width: number;
  height: number;
}

/** The factor that brings a picture whole into a box; at most 1, so that no pixel is made up. */
export function scaleToFit(picture: Size, box: Size): number {
  return Math.min(1, box.width / picture.width, box.height / picture.height);
}
