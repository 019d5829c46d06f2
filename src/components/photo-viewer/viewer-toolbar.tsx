import { Maximize, Spline, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { MAX_SCALE, ZOOM_STEP } from './photo-zoom';
import { ViewerTool } from './viewer-tool';

interface ViewerToolbarProps {
  /** Which photo it is: "Photo 3 of 12", the dialog's title. */
  position: string;
  scale: number;
  zoomBy: (factor: number) => void;
  reset: () => void;
  /** Null where no line is drawn on the photo. */
  lines: { areHidden: boolean; toggle: () => void } | null;
}

/** Names the photo, enlarges it and closes the viewer. */
export function ViewerToolbar({ position, scale, zoomBy, reset, lines }: ViewerToolbarProps) {
  return (
    <div className="flex items-center gap-1 p-2">
      <Dialog.Title className="tabular mr-auto pl-2 text-sm font-semibold">
        <span aria-live="polite">{position}</span>
      </Dialog.Title>
      {lines && (
        <ViewerTool
          label={lines.areHidden ? 'Show lines (l)' : 'Hide lines (l)'}
          onClick={lines.toggle}
        >
          <Spline aria-hidden className={lines.areHidden ? 'opacity-50' : ''} />
        </ViewerTool>
      )}
      <ViewerTool
        label="Zoom out"
        disabled={scale <= 1}
        onClick={() => {
          zoomBy(1 / ZOOM_STEP);
        }}
      >
        <ZoomOut aria-hidden />
      </ViewerTool>
      <ViewerTool
        label="Zoom in"
        disabled={scale >= MAX_SCALE}
        onClick={() => {
          zoomBy(ZOOM_STEP);
        }}
      >
        <ZoomIn aria-hidden />
      </ViewerTool>
      <ViewerTool label="Fit to window" disabled={scale <= 1} onClick={reset}>
        <Maximize aria-hidden />
      </ViewerTool>
      <Dialog.Close asChild>
        <ViewerTool label="Close">
          <X aria-hidden />
        </ViewerTool>
      </Dialog.Close>
    </div>
  );
}
