import type { ReactNode } from 'react';
import { Maximize, X, ZoomIn, ZoomOut } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { MAX_SCALE, ZOOM_STEP } from './photo-zoom';
import { ViewerTool } from './viewer-tool';

interface ViewerToolbarProps {
  /** The dialog's title: "Photo 3 of 12". */
  position: string;
  scale: number;
  zoomBy: (factor: number) => void;
  reset: () => void;
  /** The buttons for the photo: beside the title, on a phone on their own line. */
  children: ReactNode;
}

/** The photo's name, zoom buttons and Close. */
export function ViewerToolbar({ position, scale, zoomBy, reset, children }: ViewerToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 p-2">
      <Dialog.Title className="tabular mr-auto pl-2 text-sm font-semibold">
        <span aria-live="polite">{position}</span>
      </Dialog.Title>
      <div className="flex gap-1 max-md:order-last max-md:w-full max-md:justify-around md:mr-3 md:border-r md:pr-3">
        {children}
      </div>
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
