import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import type { Size } from '@/lib/pictures/size';
import {
  clampView,
  distance,
  FIT,
  fittedSize,
  middle,
  wheelFactor,
  zoomAt,
  type Point,
  type View,
} from './photo-zoom';

/** Wheel, pinch, drag and buttons over one picture. Give `setFrame` to the frame as its ref, and `handlers` too. */
export function usePhotoZoom() {
  const [view, setView] = useState<View>(FIT);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const picture = useRef<Size>({ width: 0, height: 0 });
  const pointers = useRef(new Map<number, Point>());

  const change = useCallback(
    (next: (view: View) => View) => {
      if (!frame) return;
      const size = { width: frame.clientWidth, height: frame.clientHeight };
      setView((view) => clampView(next(view), fittedSize(picture.current, size), size));
    },
    [frame],
  );

  const fromMiddle = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = frame?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    },
    [frame],
  );

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

  const handlePointerMove = (event: PointerEvent) => {
    const held = pointers.current;
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    held.set(event.pointerId, now);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      change((view) => ({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    change((view) => zoomAt(view, factor, middle(now, other)));
  };

  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    view,
    setFrame,
    /** Tells the picture's own size, in pixels, once it is known. */
    setPicture: useCallback((size: Size) => {
      picture.current = size;
    }, []),
    zoomBy: (factor: number) => {
      change((view) => zoomAt(view, factor, { x: 0, y: 0 }));
    },
    panBy: (x: number, y: number) => {
      change((view) => ({ ...view, x: view.x + x, y: view.y + y }));
    },
    reset: useCallback(() => {
      setView(FIT);
    }, []),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, fromMiddle(event));
      },
      onPointerMove: handlePointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        change((view) => (view.scale > 1 ? FIT : zoomAt(view, 2.5, fromMiddle(event))));
      },
    },
  };
}
