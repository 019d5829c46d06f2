import type { ReactNode } from 'react';
import { ImageOff } from 'lucide-react';
import type { Size } from '@/lib/pictures/size';
import type { View } from './photo-zoom';

export interface ViewerPictureProps {
  /** The photo's stored URL. */
  photo: string;
  alt: string;
  view: View;
  /** The stored drawing; null for none. */
  drawing: unknown;
  areMarksHidden: boolean;
  /** The size in pixels of what is shown, once loaded. Stable between renders. */
  onSize: (size: Size) => void;
}

/** Zooms and moves its children, stacked. */
export function Zoomed({ view: { x, y, scale }, children }: { view: View; children: ReactNode }) {
  return (
    <div
      // Tracks of the frame's size: a large drawing must not stretch them.
      className="absolute inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center *:col-start-1 *:row-start-1"
      style={{
        transform: `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`,
      }}
    >
      {children}
    </div>
  );
}

export function PictureMissing() {
  return (
    <div role="alert" className="flex max-w-sm flex-col items-center gap-3 text-center">
      <ImageOff aria-hidden className="size-8 stroke-[1.5]" />
      <p>This photo could not be loaded. Close it, and open it again when you are connected.</p>
    </div>
  );
}
