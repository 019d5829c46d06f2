import DrawingLayer from '@/lib/drawing/drawing-layer';
import { cn } from '@/lib/cn';
import type { Size } from '@/lib/pictures/size';
import { isReframed, readDrawing } from '@shared/drawing/drawing';
import { linesAsShown, shownSize } from '@shared/drawing/frame';
import { PhotoLines, type PhotoLine } from './photo-lines';

interface DrawnOverProps {
  /** As stored. */
  drawing: unknown;
  picture: Size;
  source: string;
  fit: 'cover' | 'contain';
  lines: readonly PhotoLine[];
}

/** Overlays a photo in its frame with its drawing, and redraws the photo where it is cropped or rotated. */
export default function DrawnOver({ drawing, picture, source, fit, lines }: DrawnOverProps) {
  const drawn = readDrawing({ drawing });
  return (
    <>
      <DrawingLayer
        drawing={drawn}
        picture={picture}
        source={source}
        fit={fit}
        // The photo beneath shows more than the crop.
        className={cn('absolute inset-0 size-full', isReframed(drawn) && 'bg-muted')}
      />
      {lines.length > 0 && (
        <PhotoLines
          lines={linesAsShown(lines, drawn)}
          picture={shownSize(picture, drawn)}
          className="absolute inset-0 size-full"
        />
      )}
    </>
  );
}
