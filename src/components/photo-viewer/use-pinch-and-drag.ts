import { useRef, type PointerEvent } from 'react';
import {
  distance,
  middle,
  zoomAt,
  type ChangeView,
  type FromMiddle,
  type Point,
} from './photo-zoom';

/** A press of a finger, pen or button: what of a pointer's event is asked. */
type Press = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

/** One pointer held drags the picture, two enlarge it between them. Gives the frame's handlers, and what they do. */
export function usePinchAndDrag(change: ChangeView, fromMiddle: FromMiddle) {
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
      // Two fingers that go the same way take the picture along.
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
