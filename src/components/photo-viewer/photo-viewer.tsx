import { useRef } from 'react';
import { Dialog } from 'radix-ui';
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
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root
      open={shown !== undefined}
      onOpenChange={(open) => {
        if (!open) onNumber(null);
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay className="animate-fade fixed inset-0 z-50 bg-black" />
        <Dialog.Content
          aria-describedby={undefined}
          // Dark in both themes: a photo is judged best against black.
          className="dark animate-fade fixed inset-0 z-50 text-foreground focus:outline-none"
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // Focuses the panel, not its first button: a stray Enter changes nothing.
            event.preventDefault();
            (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-keys]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
