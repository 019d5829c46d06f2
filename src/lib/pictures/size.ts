/** In pixels, unless a name says otherwise. */
export interface Size {
  width: number;
  height: number;
}

/** The factor that fits a picture into a box; at most 1: no pixel is made up. */
export function scaleToFit(picture: Size, box: Size): number {
  return Math.min(1, box.width / picture.width, box.height / picture.height);
}
