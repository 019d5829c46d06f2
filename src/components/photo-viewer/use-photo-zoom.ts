import {
  useCallback,
  useRef,
  useState,
  useEffect,
  type Dispatch,
  type SetStateAction,
  type PointerEvent,
} from 'react';
import type { Size } from '@/lib/pictures/size';
import {
  clampView,
  FIT,
  fittedSize,
  zoomAt,
  type ChangeView,
  type FromMiddle,
  type View,
  wheelFactor,
  distance,
  middle,
  type Point,
} from './photo-zoom';

/** One view for several pictures, each in its own frame. */
export type SharedView = readonly [View, Dispatch<SetStateAction<View>>];

/** Zooms one picture by wheel, pinch, drag and buttons. Give the frame `setFrame` as its ref, and `handlers`. */
export function usePhotoZoom(shared?: SharedView) {
  const own = useState<View>(FIT);
  const [view, setView] = shared ?? own;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const picture = useRef<Size>({ width: 0, height: 0 });

  const change = useCallback<ChangeView>(
    (next) => {
      if (!frame) return;
      const size = { width: frame.clientWidth, height: frame.clientHeight };
      setView((view) => clampView(next(view), fittedSize(picture.current, size), size));
    },
    [frame, setView],
  );

  const fromMiddle = useCallback<FromMiddle>(
    ({ clientX, clientY }) => {
      const box = frame?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    },
    [frame],
  );

  useWheelZoom(frame, change, fromMiddle);
  const pinch = usePinchAndDrag(change, fromMiddle);

  return {
    view,
    /** For another picture with the same view. */
    shared: [view, setView] as SharedView,
    setFrame,
    /** Reports the picture's own size in pixels once known. */
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
    }, [setView]),
    /** For a frame where pointers may do other things: the caller passes those that move the picture. */
    pinch,
    handlers: {
      ...pinch.handlers,
      onDoubleClick: (event: { clientX: number; clientY: number }) => {
        change((view) => (view.scale > 1 ? FIT : zoomAt(view, 2.5, fromMiddle(event))));
      },
    },
  };
}

/** Zooms under the pointer as the wheel turns. */
function useWheelZoom(frame: HTMLElement | null, change: ChangeView, fromMiddle: FromMiddle): void {
  useEffect(() => {
    if (!frame) return;
    // Not through React, whose passive wheel listener cannot keep the page from zooming.
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

/** A press of a finger, pen or button, as part of a pointer event. */
type Press = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

/** One pointer drags the picture, two zoom it. Returns the frame's handlers and their actions. */
function usePinchAndDrag(change: ChangeView, fromMiddle: FromMiddle) {
  const pointers = useRef(new Map<number, Point>());

  const hold = (press: Press) => {
    pointers.current.set(press.pointerId, fromMiddle(press));
  };
  const move = (press: Press) => {
    const held = pointers.current;
    const before = held.get(press.pointerId);
    if (!before) return;
    const now = fromMiddle(press);
    held.set(press.pointerId, now);
    const other = [...held].find(([id]) => id !== press.pointerId)?.[1];
    if (!other) {
      change((view) => ({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y }));
      return;
    }
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const [from, to] = [middle(before, other), middle(now, other)];
    change((view) => {
      const zoomed = zoomAt(view, factor, to);
      // Two fingers moving together drag the picture.
      return { ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
    });
  };
  const release = (press: Pick<Press, 'pointerId'>) => {
    pointers.current.delete(press.pointerId);
  };

  return {
    hold,
    move,
    release,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(event);
      },
      onPointerMove: move,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
