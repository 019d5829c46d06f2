import DrawingLayer from '@/lib/drawing/drawing-layer';
import { cn } from '@/lib/cn';
import type { Size } from '@/lib/pictures/size';
import { isReframed, readDrawing } from '@shared/drawing/drawing';

interface DrawnOverProps {
  /** As stored. */
  drawing: unknown;
  picture: Size;
  source: string;
  fit: 'cover' | 'contain';
}

/** Overlays a photo in its frame with its drawing, and redraws the photo where it is cropped or rotated. */
export default function DrawnOver({ drawing, ...frame }: DrawnOverProps) {
  const drawn = readDrawing({ drawing });
  return (
    <DrawingLayer
      {...frame}
      drawing={drawn}
      // The photo beneath shows more than the crop.
      className={cn('absolute inset-0 size-full', isReframed(drawn) && 'bg-muted')}
    />
  );
}
