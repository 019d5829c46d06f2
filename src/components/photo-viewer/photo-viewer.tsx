import { FullWindowDialog } from '@/components/ui/full-window-dialog';
import type { CoverChoice } from './photo-tools';
import type { ViewedPhoto } from './viewed-photo';
import { ViewedPhotoPanel } from './viewed-photo-panel';

interface PhotoViewerProps {
  /** In the order of their numbers. */
  photos: ViewedPhoto[];
  /** Rows of the report: "Photo 3 of 12". */
  total: number;
  /** Number of the photo to show; null when closed. */
  number: number | null;
  /** Called with another number, or with null to close. */
  onNumber: (number: number | null) => void;
  onDraw?: (number: number) => void;
  /** Given where a photo can become the report's cover. */
  cover?: CoverChoice;
}

/** Photos in full size, one at a time, over the whole window. */
export function PhotoViewer({ photos, total, number, onNumber, onDraw, cover }: PhotoViewerProps) {
  const shown = photos.find((photo) => photo.number === number);
  return (
    <FullWindowDialog
      open={shown !== undefined}
      onClose={() => {
        onNumber(null);
      }}
    >
      {shown && (
        <ViewedPhotoPanel
          photos={photos}
          shown={shown}
          total={total}
          onNumber={onNumber}
          onDraw={onDraw}
          cover={cover}
        />
      )}
    </FullWindowDialog>
  );
}
