import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronLeft, ChevronRight, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { cn } from '@/lib/cn';
import { MAX_SCALE, ZOOM_STEP } from './photo-zoom';
import { usePhotoZoom } from './use-photo-zoom';
import { ViewerPicture } from './viewer-picture';

export interface ViewedPhoto {
  /** The photo's stored URL. */
  photo: string;
  /** The row's number: "Photo 3". */
  number: number;
  /** What the row says about it. */
  caption?: string;
}

interface PhotoViewerProps {
  /** In the order of their numbers. */
  photos: ViewedPhoto[];
  /** How many rows the report has: "Photo 3 of 12". */
  total: number;
  /** Number of the photo to show; null when closed. */
  number: number | null;
  /** Called with another number, or with null to close. */
  onNumber: (number: number | null) => void;
}

/** Pixels that an arrow key with Shift moves an enlarged photo. */
const PAN_STEP = 80;

/** Photos in full size, one at a time, over the whole window. */
export function PhotoViewer({ photos, total, number, onNumber }: PhotoViewerProps) {
  const index = photos.findIndex((photo) => photo.number === number);
  const shown = photos[index];
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
            // What hears the keys and not the first button, so that a stray Enter changes nothing.
            event.preventDefault();
            (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-keys]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          {shown && (
            <Viewer
              shown={shown}
              total={total}
              previous={photos[index - 1]}
              next={photos[index + 1]}
              onNumber={onNumber}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ViewerProps extends Pick<PhotoViewerProps, 'total' | 'onNumber'> {
  shown: ViewedPhoto;
  previous: ViewedPhoto | undefined;
  next: ViewedPhoto | undefined;
}

function Viewer({ shown, total, previous, next, onNumber }: ViewerProps) {
  const { view, setFrame, setPicture, zoomBy, panBy, reset, handlers } = usePhotoZoom();
  const position = `Photo ${String(shown.number)} of ${String(total)}`;

  const show = (photo: ViewedPhoto | undefined) => {
    if (!photo) return;
    reset();
    onNumber(photo.number);
  };

  const keys: Record<string, () => void> = {
    ArrowLeft: () => {
      show(previous);
    },
    ArrowRight: () => {
      show(next);
    },
    'Shift+ArrowLeft': () => {
      panBy(PAN_STEP, 0);
    },
    'Shift+ArrowRight': () => {
      panBy(-PAN_STEP, 0);
    },
    'Shift+ArrowUp': () => {
      panBy(0, PAN_STEP);
    },
    'Shift+ArrowDown': () => {
      panBy(0, -PAN_STEP);
    },
    '+': () => {
      zoomBy(ZOOM_STEP);
    },
    '-': () => {
      zoomBy(1 / ZOOM_STEP);
    },
    '0': reset,
  };
  const handleKeyDown = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // With those the browser's own zoom is meant.
    if (ctrlKey || metaKey) return;
    const isPan = shiftKey && key.startsWith('Arrow');
    // '=' is the key of '+' without Shift.
    keys[isPan ? `Shift+${key}` : key === '=' ? '+' : key]?.();
  };

  return (
    // Keys reach it from wherever the focus is inside the dialog.
    <div data-keys tabIndex={-1} className="flex h-full flex-col" onKeyDown={handleKeyDown}>
      <div className="flex items-center gap-1 p-2">
        <Dialog.Title className="tabular mr-auto pl-2 text-sm font-semibold">
          <span aria-live="polite">{position}</span>
        </Dialog.Title>
        <Tool
          label="Zoom out"
          disabled={view.scale <= 1}
          onClick={() => {
            zoomBy(1 / ZOOM_STEP);
          }}
        >
          <ZoomOut aria-hidden />
        </Tool>
        <Tool
          label="Zoom in"
          disabled={view.scale >= MAX_SCALE}
          onClick={() => {
            zoomBy(ZOOM_STEP);
          }}
        >
          <ZoomIn aria-hidden />
        </Tool>
        <Tool label="Fit to window" disabled={view.scale <= 1} onClick={reset}>
          <Maximize aria-hidden />
        </Tool>
        <Dialog.Close asChild>
          <Tool label="Close">
            <X aria-hidden />
          </Tool>
        </Dialog.Close>
      </div>
      <div
        ref={setFrame}
        {...handlers}
        className={cn(
          'relative min-h-0 flex-1 touch-none overflow-hidden',
          view.scale > 1 && 'cursor-grab active:cursor-grabbing',
        )}
      >
        <div className="absolute inset-0 grid place-items-center">
          <ViewerPicture
            key={shown.photo}
            photo={shown.photo}
            alt={shown.caption ? `Photo ${String(shown.number)}: ${shown.caption}` : position}
            view={view}
            onSize={setPicture}
          />
        </div>
      </div>
      <div className="flex items-center gap-2 p-2">
        <Tool
          label="Previous photo"
          disabled={!previous}
          onClick={() => {
            show(previous);
          }}
        >
          <ChevronLeft aria-hidden />
        </Tool>
        <p className="line-clamp-2 min-w-0 flex-1 text-center text-sm [overflow-wrap:anywhere] text-muted-foreground">
          {shown.caption}
        </p>
        <Tool
          label="Next photo"
          disabled={!next}
          onClick={() => {
            show(next);
          }}
        >
          <ChevronRight aria-hidden />
        </Tool>
      </div>
    </div>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

function Tool({ label, disabled = false, children, ...props }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Not `disabled`, which would drop the focus of who has just reached the end.
      aria-disabled={disabled || undefined}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md text-foreground hover:bg-accent aria-disabled:opacity-40 [&_svg]:size-5"
      {...props}
    >
      {children}
    </button>
  );
}
