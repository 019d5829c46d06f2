import { bytesOfBase64 } from '@/lib/base64';
import type { Size } from '@/lib/pictures/size';
import type { PrintedPicture } from '../model/printed-letterhead';
import type { Picture } from '../pictures/prepare-picture';
import { type DrawnOver, drawOver } from './draw-over';
import { setAttributes } from './inside-pdfkit';
import type { Block, Pdf, Structure } from './pdf-sheet';

interface PlacedPicture {
  /** A JPEG or a PNG. */
  bytes: Uint8Array;
  over?: DrawnOver;
  alt: string;
  box: Size;
  gap: number;
}

/** Word counts pictures in whole pixels at 96 to the inch. */
const PIXEL = 72 / 96;
const whole = (points: number) => Math.round(points / PIXEL) * PIXEL;

export function pictureBlock(
  pdf: Pdf,
  parent: Structure,
  { bytes, over, alt, box, gap }: PlacedPicture,
): Block {
  const figure = pdf.struct('Figure', { alt });
  parent.add(figure);
  return {
    height: whole(box.height),
    gap,
    draw(x, y) {
      const top = pdf.page.height - y;
      const bounds = [x, top - box.height, x + box.width, top].map(
        (point) => Math.round(point * 100) / 100,
      );
      setAttributes(figure, { O: 'Layout', Placement: 'Block', BBox: bounds });
      const content = pdf.markStructureContent('Figure');
      pdf.image(bytes as unknown as ArrayBuffer, x, y, box);
      if (over) drawOver(pdf, over, { x, y, ...box });
      pdf.endMarkedContent();
      figure.add(content);
      figure.end();
    },
  };
}

/** A photo with its overlay. */
export function photoPicture({ jpeg, size, over }: Picture): Pick<PlacedPicture, 'bytes' | 'over'> {
  return size && over.length > 0 ? { bytes: jpeg, over: { shapes: over, size } } : { bytes: jpeg };
}

export function viewBytes({ data }: PrintedPicture): Uint8Array {
  return bytesOfBase64(data);
}
