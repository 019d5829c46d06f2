/** Pixels along a side: within the last block, whatever of it the picture shows. */
const SIDE = 4;
/** By so much the parts of a grey differ once a profile is applied. */
const SAME = 2;

/** True when a corner is all of one grey, with which browsers fill the missing part of a JPEG; it may be rotated. */
export function hasGreyCorner(picture: ImageBitmap): boolean {
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  const [right, bottom] = [picture.width - SIDE, picture.height - SIDE];
  const corners = [0, Math.max(0, right)].flatMap((x) =>
    [0, Math.max(0, bottom)].map((y) => ({ x, y })),
  );
  return corners.some(({ x, y }) => {
    pen.clearRect(0, 0, SIDE, SIDE);
    pen.drawImage(picture, -x, -y);
    const { data } = pen.getImageData(0, 0, SIDE, SIDE);
    return data.every((part, at) => at % 4 === 3 || Math.abs(part - (data[0] ?? 0)) <= SAME);
  });
}
