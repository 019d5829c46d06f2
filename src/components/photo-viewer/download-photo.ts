import { drawFramed, drawMarks } from '@/lib/drawing/draw-drawing';
import { fetchFile } from '@/lib/fetch-file';
import { decodeUpright } from '@/lib/pictures/door/decode-picture';
import { encodeJpeg } from '@/lib/pictures/draw-picture';
import { saveFile } from '@/lib/save-file';
import { servedPhoto } from '@/lib/served-photo';
import { readDrawing } from '@shared/drawing/drawing';

/** A photo was compressed when stored: once more at this quality is invisible. */
const QUALITY = 0.92;

/** Downloads the stored photo as it was uploaded. */
export async function downloadOriginal(photo: string, name: string): Promise<void> {
  saveFile(await fetchPhoto(photo), name);
}

/** Downloads the photo with its drawing, at the stored resolution. */
export async function downloadDrawn(photo: string, drawing: unknown, name: string): Promise<void> {
  const picture = await decodeUpright(await fetchPhoto(photo));
  const drawn = readDrawing({ drawing });
  const edge = Math.max(picture.width, picture.height);
  const canvas = drawFramed(picture, { width: edge, height: edge }, drawn);
  picture.close();
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser offers no canvas to draw the photo on.');
  drawMarks(pen, drawn, canvas);
  saveFile(await encodeJpeg(canvas, QUALITY), name);
}

async function fetchPhoto(photo: string): Promise<Blob> {
  const response = await fetchFile(servedPhoto(photo).photo);
  if (!response.ok) throw new Error('The stored photo could not be read.');
  return response.blob();
}
