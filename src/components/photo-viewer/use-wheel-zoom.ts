import { useEffect } from 'react';
import { wheelFactor, zoomAt, type ChangeView, type FromMiddle } from './photo-zoom';

/** Enlarges under the pointer as the wheel turns over the frame. */
export function useWheelZoom(
  frame: HTMLElement | null,
  change: ChangeView,
  fromMiddle: FromMiddle,
): void {
  useEffect(() => {
    if (!frame) return;
    // Not through React, whose wheel listener is passive and cannot keep the page from zooming.
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      change((view) => zoomAt(view, wheelFactor(event.deltaY), fromMiddle(event)));
    };
    frame.addEventListener('wheel', handleWheel, { passive: false });
    return () => {
      frame.removeEventListener('wheel', handleWheel);
    };
  }, [frame, change, fromMiddle]);
}
