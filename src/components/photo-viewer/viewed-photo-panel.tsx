import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { PhotoLine } from '../photo-lines';
import { usePhotoZoom } from './use-photo-zoom';
import { viewerKeys } from './viewer-keys';
import { ViewerPicture } from './viewer-picture';
import { ViewerTool } from './viewer-tool';
import { ViewerToolbar } from './viewer-toolbar';

export interface ViewedPhoto {
  /** The photo's stored URL. */
  photo: string;
  /** The row's number: "Photo 3". */
  number: number;
  /** What the row says about it. */
  caption?: string;
  /** Lines drawn on it, such as possible cracks. */
  lines?: readonly PhotoLine[];
}

interface ViewedPhotoPanelProps {
  shown: ViewedPhoto;
  /** How many rows the report has: "Photo 3 of 12". */
  total: number;
  previous: ViewedPhoto | undefined;
  next: ViewedPhoto | undefined;
  onNumber: (number: number) => void;
}

/** One photo with what is done to it: looking closely, and going to its neighbours. */
export function ViewedPhotoPanel({
  shown,
  total,
  previous,
  next,
  onNumber,
}: ViewedPhotoPanelProps) {
  const { view, setFrame, setPicture, zoomBy, panBy, reset, handlers } = usePhotoZoom();
  const [areLinesHidden, setLinesHidden] = useState(false);
  const { lines = [] } = shown;
  const position = `Photo ${String(shown.number)} of ${String(total)}`;

  const show = (photo: ViewedPhoto | undefined) => {
    if (!photo) return;
    reset();
    onNumber(photo.number);
  };
  const showPrevious = () => {
    show(previous);
  };
  const showNext = () => {
    show(next);
  };
  const toggleLines = () => {
    setLinesHidden(!areLinesHidden);
  };
  const handleKeyDown = viewerKeys({
    showPrevious,
    showNext,
    panBy,
    zoomBy,
    reset,
    toggleLines,
  });

  return (
    // Keys reach it from wherever the focus is inside the dialog.
    <div data-keys tabIndex={-1} className="flex h-full flex-col" onKeyDown={handleKeyDown}>
      <ViewerToolbar
        position={position}
        scale={view.scale}
        zoomBy={zoomBy}
        reset={reset}
        lines={lines.length > 0 ? { areHidden: areLinesHidden, toggle: toggleLines } : null}
      />
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
            lines={areLinesHidden ? [] : lines}
            onSize={setPicture}
          />
        </div>
      </div>
      <div className="flex items-center gap-2 p-2">
        <ViewerTool label="Previous photo" disabled={!previous} onClick={showPrevious}>
          <ChevronLeft aria-hidden />
        </ViewerTool>
        <p className="line-clamp-2 min-w-0 flex-1 text-center text-sm [overflow-wrap:anywhere] text-muted-foreground">
          {shown.caption}
        </p>
        <ViewerTool label="Next photo" disabled={!next} onClick={showNext}>
          <ChevronRight aria-hidden />
        </ViewerTool>
      </div>
    </div>
  );
}
