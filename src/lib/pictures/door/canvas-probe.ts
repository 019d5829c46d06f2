/** Red, green, blue: four colours that differ in every channel, none at its limits. */
const KNOWN = [
  [200, 60, 40],
  [30, 170, 90],
  [70, 50, 210],
  [128, 129, 127],
] as const;

/** This browser alters the pixels that pages read; `message` says why and what to do. */
export class CanvasDisturbed extends Error {
  constructor() {
    super(
      'This browser changes the pixels that pages read, to protect you from tracking, so only noise could be stored. Allow this site to read canvas data (Brave: turn Shields off here), or use another browser.',
    );
    this.name = 'CanvasDisturbed';
  }
}

/** Draws four known pixels and reads them back. Throws CanvasDisturbed if they changed. */
export function assertCanvasIsTrue(): void {
  const pen = new OffscreenCanvas(KNOWN.length, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
  KNOWN.forEach((colour, x) => {
    pen.fillStyle = `rgb(${colour.join(' ')})`;
    pen.fillRect(x, 0, 1, 1);
  });
  const { data } = pen.getImageData(0, 0, KNOWN.length, 1);
  const drawn = KNOWN.flatMap((colour) => [...colour, 255]);
  if (!drawn.every((part, at) => data[at] === part)) throw new CanvasDisturbed();
}
