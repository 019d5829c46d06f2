import { useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PhotoTools, type CoverChoice } from './photo-tools';
import { usePhotoZoom } from './use-photo-zoom';
import { hasMarks, type ViewedPhoto } from './viewed-photo';
import { viewerKeys } from './viewer-keys';
import { ViewerTool } from './viewer-tool';
import { ViewerToolbar } from './viewer-toolbar';
import { cn } from '@/lib/cn';
import { ViewerPicture } from './viewer-picture';

interface ViewedPhotoPanelProps {
  photos: readonly ViewedPhoto[];
  shown: ViewedPhoto;
  /** Rows of the report: "Photo 3 of 12". */
  total: number;
  onNumber: (number: number) => void;
  onDraw: ((number: number) => void) | undefined;
  cover: CoverChoice | undefined;
}

/** One photo, or two side by side, with zoom and navigation. */
export function ViewedPhotoPanel(props: ViewedPhotoPanelProps) {
  const { photos, shown, total, onDraw, cover } = props;
  const zoom = usePhotoZoom();
  const otherZoom = usePhotoZoom(zoom.shared);
  const [areMarksHidden, setMarksHidden] = useState(false);
  const { other, previous, next, compare, show } = useNeighbours(props, zoom.reset);
  const pair = other ? [shown, other] : [shown];
  const position = other
    ? `Photo ${String(shown.number)} beside ${String(other.number)} of ${String(total)}`
    : `Photo ${String(shown.number)} of ${String(total)}`;
  const toggleMarks = () => {
    setMarksHidden(!areMarksHidden);
  };
  const draw =
    onDraw &&
    (() => {
      onDraw(shown.number);
    });
  const ways = {
    showPrevious: () => {
      show(previous);
    },
    showNext: () => {
      show(next);
    },
  };
  return (
    // Receives keys from wherever the focus is in the dialog.
    <div
      data-keys
      tabIndex={-1}
      className="flex h-full flex-col"
      onKeyDown={viewerKeys({ ...zoom, ...ways, compare, draw, toggleLines: toggleMarks })}
    >
      <ViewerToolbar
        position={position}
        scale={zoom.view.scale}
        zoomBy={zoom.zoomBy}
        reset={zoom.reset}
      >
        <PhotoTools
          shown={shown}
          draw={draw}
          cover={cover}
          lines={pair.some(hasMarks) ? { areHidden: areMarksHidden, toggle: toggleMarks } : null}
          comparison={photos.length > 1 ? { isOn: other !== null, toggle: compare } : null}
        />
      </ViewerToolbar>
      <div className="flex min-h-0 flex-1 gap-1 max-md:flex-col">
        <PicturePane
          shown={shown}
          zoom={zoom}
          areMarksHidden={areMarksHidden}
          alt={describePhoto(shown, position)}
        />
        {other && (
          <PicturePane
            shown={other}
            zoom={otherZoom}
            alt={describePhoto(other)}
            areMarksHidden={areMarksHidden}
          />
        )}
      </div>
      <div className="flex items-center gap-2 p-2">
        <ViewerTool label="Previous photo" disabled={!previous} onClick={ways.showPrevious}>
          <ChevronLeft aria-hidden />
        </ViewerTool>
        <p className="line-clamp-2 min-w-0 flex-1 text-center text-sm [overflow-wrap:anywhere] text-muted-foreground">
          {other ? pair.map((photo) => describePhoto(photo)).join(' · ') : shown.caption}
        </p>
        <ViewerTool label="Next photo" disabled={!next} onClick={ways.showNext}>
          <ChevronRight aria-hidden />
        </ViewerTool>
      </div>
    </div>
  );
}

/** Previous and next start from the photo shown, or from the second one during a comparison. */
function useNeighbours({ photos, shown, onNumber }: ViewedPhotoPanelProps, reset: () => void) {
  const [beside, setBeside] = useState<number | null>(null);
  const other = photos.find(({ number }) => number === beside && number !== shown.number) ?? null;
  // During a comparison the second photo changes, and is never the first.
  const choices = other ? photos.filter((photo) => photo !== shown) : photos;
  const at = choices.indexOf(other ?? shown);
  const [previous, next] = [choices[at - 1], choices[at + 1]];
  return {
    other,
    previous,
    next,
    compare: () => {
      reset();
      setBeside(other ? null : ((next ?? previous)?.number ?? null));
    },
    show: (photo: ViewedPhoto | undefined) => {
      if (!photo) return;
      if (other) setBeside(photo.number);
      else {
        reset();
        onNumber(photo.number);
      }
    },
  };
}

function describePhoto(
  { number, caption }: ViewedPhoto,
  otherwise = `Photo ${String(number)}`,
): string {
  return caption ? `Photo ${String(number)}: ${caption}` : otherwise;
}

interface PicturePaneProps {
  shown: ViewedPhoto;
  /** For screen readers. */
  alt: string;
  zoom: ReturnType<typeof usePhotoZoom>;
  areMarksHidden: boolean;
}

function PicturePane({ shown, alt, zoom, areMarksHidden }: PicturePaneProps) {
  const { view, setFrame, setPicture, handlers } = zoom;
  const { photo, drawing = null } = shown;
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
          onSize={setPicture}
        />
      </div>
    </div>
  );
}
