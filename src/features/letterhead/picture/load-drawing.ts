import { cleanDrawing } from './clean-drawing';
import { PictureRefused } from '@/lib/pictures/door/picture-refused';

/**
 * Draws an SVG to pixels, transparent where it draws nothing. On the page, because workers cannot read SVG; like an
 * <img>: without scripts or requests. Throws PictureRefused.
 */
export async function loadDrawing(source: string): Promise<ImageBitmap> {
  const { svg, size } = cleanDrawing(source);
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(size.width, size.height);
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(size.width, size.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
    return canvas.transferToImageBitmap();
  } catch (error) {
    throw new PictureRefused('The drawing can’t be read. Save it as PNG and choose that.', {
      cause: error,
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
