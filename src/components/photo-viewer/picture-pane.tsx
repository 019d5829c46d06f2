import { cn } from '@/lib/cn';
import type { usePhotoZoom } from './use-photo-zoom';
import type { ViewedPhoto } from './viewed-photo';
import { ViewerPicture } from './viewer-picture';

interface PicturePaneProps {
  shown: ViewedPhoto;
  /** For those who do not see it. */
  alt: string;
  zoom: ReturnType<typeof usePhotoZoom>;
  areMarksHidden: boolean;
}

/** One photo in its frame, to be moved and enlarged. */
export function PicturePane({ shown, alt, zoom, areMarksHidden }: PicturePaneProps) {
  const { view, setFrame, setPicture, handlers } = zoom;
  const { photo, lines = [], drawing = null } = shown;
  return (
    <div
      ref={setFrame}
      {...handlers}
      className={cn(
        'relative min-h-0 min-w-0 flex-1 touch-none overflow-hidden',
        view.scale > 1 && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="absolute inset-0 grid place-items-center">
        <ViewerPicture
          key={photo}
          photo={photo}
          alt={alt}
          view={view}
          drawing={drawing}
          areMarksHidden={areMarksHidden}
          lines={areMarksHidden ? [] : lines}
          onSize={setPicture}
        />
      </div>
    </div>
  );
}
