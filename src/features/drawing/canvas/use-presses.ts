import { useRef, type PointerEvent } from 'react';
import type { usePhotoZoom } from '@/components/photo-viewer/use-photo-zoom';
import type { Point } from '@shared/drawing/drawing';

/** Handlers for a single pointer, at points in the stage's pixels. */
interface OnePointer {
  /** `isPanning`: moves the photo, whatever the tool. Returns whether it does. */
  begin: (at: Point, isPanning: boolean) => boolean;
  /** Receives every point since the last call. */
  move: (places: readonly Point[]) => void;
  end: (at: Point) => void;
  /** Discards the gesture: a second finger came. */
  giveUp: () => void;
}

const MIDDLE_BUTTON = 1;

/**
 * Separates the drawing pointer from those that zoom: two fingers do, and the middle button. Once a pen was used, one
 * finger does too: the hand that holds the pen rests on the screen.
 */
export function usePresses(pinch: ReturnType<typeof usePhotoZoom>['pinch'], one: OnePointer) {
  const presses = useRef(new Map<number, PointerEvent>());
  const drawing = useRef<number | null>(null);
  const hasPen = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { pointerType, pointerId, button } = event;
    if (button > MIDDLE_BUTTON) return;
    // A hand beside a pen changes nothing, whether it came first or later.
    if ([...presses.current.values()].some((press) => press.pointerType === 'pen')) return;
    event.currentTarget.setPointerCapture(pointerId);
    if (pointerType === 'pen') {
      hasPen.current = true;
      for (const press of presses.current.values()) pinch.release(press);
      presses.current.clear();
    }
    const others = [...presses.current.values()];
    presses.current.set(pointerId, event);
    if (others.length > 0) {
      drawing.current = null;
      one.giveUp();
      for (const press of [...others, event]) pinch.hold(press);
      return;
    }
    const isPanning = button === MIDDLE_BUTTON || (pointerType === 'touch' && hasPen.current);
    drawing.current = pointerId;
    if (one.begin(placeOn(event, event), isPanning)) pinch.hold(event);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!presses.current.has(event.pointerId)) return;
    presses.current.set(event.pointerId, event);
    // Moves only pointers it holds: a drawing one does not move the photo.
    pinch.move(event);
    if (drawing.current !== event.pointerId) return;
    // Includes points between frames, where the browser reports them: a quick curve stays round.
    const between = event.nativeEvent.getCoalescedEvents?.() ?? [];
    one.move((between.length > 0 ? between : [event]).map((place) => placeOn(event, place)));
  };

  const release = (event: PointerEvent) => {
    presses.current.delete(event.pointerId);
    pinch.release(event);
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      release(event);
      if (drawing.current !== event.pointerId) return;
      drawing.current = null;
      one.end(placeOn(event, event));
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      release(event);
      if (drawing.current !== event.pointerId) return;
      drawing.current = null;
      one.giveUp();
    },
  };
}

function placeOn(
  { currentTarget }: PointerEvent<HTMLElement>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
