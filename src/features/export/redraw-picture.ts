import type { Size } from './page-layout';
import type { Picture } from './pictures';

const QUALITY = 0.8;

/** Draws a picture anew as an upright JPEG within the bounds. For browsers, pages and workers alike. */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  bounds: Size,
): Promise<Picture> {
  const source = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, bounds.width / source.width, bounds.height / source.height);
    const width = Math.max(1, Math.round(source.width * scale));
    const height = Math.max(1, Math.round(source.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser gives no room to draw the picture in.');
    // A JPEG knows no transparency: what shows through is paper.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, width, height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), size: { width, height } };
  } finally {
    source.close();
  }
}
