import { useRef, type PointerEvent } from 'react';
import {
  distance,
  middle,
  zoomAt,
  type ChangeView,
  type FromMiddle,
  type Point,
} from './photo-zoom';

/** One pointer held drags the picture, two enlarge it between them. Gives the frame's handlers. */
export function usePinchAndDrag(change: ChangeView, fromMiddle: FromMiddle) {
  const pointers = useRef(new Map<number, Point>());

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
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, fromMiddle(event));
    },
    onPointerMove: handlePointerMove,
    onPointerUp: release,
    onPointerCancel: release,
  };
}
