import { useEffect, useState } from 'react';
import DrawingLayer from '@/lib/drawing/drawing-layer';
import { cn } from '@/lib/cn';
import type { Size } from '@/lib/pictures/size';
import { servedPhoto } from '@/lib/served-photo';
import { isReframed, readDrawing } from '@shared/drawing/drawing';
import { shownSize } from '@shared/drawing/frame';
import { PictureMissing, type ViewerPictureProps, Zoomed } from './zoomed-picture';

interface Loaded {
  source: string;
  size: Size;
}

/** A photo with its drawing, cropped and rotated. Give it the photo as key. */
export default function DrawnPicture({
  photo,
  alt,
  view,
  drawing: stored,
  areMarksHidden,
  onSize,
}: ViewerPictureProps) {
  const served = servedPhoto(photo);
  const [rendition, setRendition] = useState<Loaded | null>(null);
  const [full, setFull] = useState<Loaded | null>(null);
  const [failures, setFailures] = useState(0);
  const drawn = readDrawing({ drawing: stored });
  const drawing = areMarksHidden ? { ...drawn, marks: [] } : drawn;
  const best = full ?? rendition;
  const shown = best && shownSize(best.size, drawing);
  const { width = 0, height = 0 } = shown ?? {};
  useEffect(() => {
    if (full) onSize({ width, height });
  }, [full, width, height, onSize]);

  if (failures === 2) return <PictureMissing />;
  const sources = [
    { source: served.rendition, onLoaded: setRendition },
    { source: served.photo, onLoaded: setFull },
  ];
  // The rendition is shown at the photo's final size.
  const fit = full ? 'max-h-full min-h-0 max-w-full min-w-0' : 'size-full min-h-0 min-w-0';
  return (
    <Zoomed view={view}>
      {sources.map(({ source, onLoaded }) => (
        <img
          key={source}
          src={source}
          alt=""
          className="invisible absolute size-px"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            onLoaded({ source, size: { width: naturalWidth, height: naturalHeight } });
          }}
          onError={() => {
            setFailures((count) => count + 1);
          }}
        />
      ))}
      {best && shown && (
        <>
          {!isReframed(drawing) && (
            <img src={best.source} alt="" draggable={false} className={cn('object-contain', fit)} />
          )}
          <DrawingLayer
            drawing={drawing}
            picture={best.size}
            source={best.source}
            className={fit}
          />
          <span role="img" aria-label={alt} className="pointer-events-none absolute inset-0" />
        </>
      )}
    </Zoomed>
  );
}
