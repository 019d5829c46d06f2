/** The EXIF orientations that stand for a plain clockwise turn. */
export const ORIENTATION_OF_TURN = { 0: 1, 90: 6, 180: 3, 270: 8 } as const;
/** Degrees, clockwise. */
export type Turn = keyof typeof ORIENTATION_OF_TURN;

type Matrix = [number, number, number, number, number, number];

/** How a stored picture is turned and mirrored upright into a canvas of the given size (EXIF 2.3, tag 274). */
function uprightMatrix(orientation: number, width: number, height: number): Matrix {
  const matrices: Record<number, Matrix> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  };
  return matrices[orientation] ?? [1, 0, 0, 1, 0, 0];
}

/** Draws a picture upright, no larger than the given box, on white because JPEG knows no transparency. */
export function drawPicture(
  picture: ImageBitmap | OffscreenCanvas,
  box: { width: number; height: number },
  orientation = 1,
): OffscreenCanvas {
  const isSideways = orientation >= 5;
  const [fullWidth, fullHeight] = isSideways
    ? [picture.height, picture.width]
    : [picture.width, picture.height];
  const scale = Math.min(1, box.width / fullWidth, box.height / fullHeight);
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingEnabled = true;
  // Down to a half, mixing the four nearest pixels misses none and stays sharper than 'high', which
  // begins with a copy at half size; that copy also costs three quarters of the time.
  pen.imageSmoothingQuality = scale >= 0.5 ? 'low' : 'high';
  pen.setTransform(...uprightMatrix(orientation, width, height));
  if (isSideways) pen.drawImage(picture, 0, 0, height, width);
  else pen.drawImage(picture, 0, 0, width, height);
  return canvas;
}
