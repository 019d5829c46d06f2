import { useRef, useState } from 'react';
import type { usePhotoZoom } from '@/components/photo-viewer/use-photo-zoom';
import type { DrawnMark, Point } from '@shared/drawing/drawing';
import { changeMark, type EditorState, placeMark, select } from '../edit/editor-state';
import { isPlacedByTap } from '../edit/mark-geometry';
import { beginGesture, followGesture, type Gesture } from './gesture';
import type { Hit } from './hits';
import type { StageGeometry } from './stage-geometry';
import { usePresses } from './use-presses';

/** A press released within this many pixels is a tap. */
const TAP = 6;

interface Stage {
  geometry: StageGeometry;
  state: EditorState;
  act: (change: (state: EditorState) => EditorState) => void;
  pinch: ReturnType<typeof usePhotoZoom>['pinch'];
  hit: (at: Point) => Hit | null;
}

interface Held {
  gesture: Gesture;
  from: Point;
  hasMoved: boolean;
}

/** Turns pointers into gestures: one draws or moves a mark; usePresses decides which ones zoom. */
export function useDrawGestures({ geometry, state, act, pinch, hit }: Stage) {
  const held = useRef<Held | null>(null);
  /** The mark as it would be if released now. */
  const [pending, setPending] = useState<DrawnMark | null>(null);
  const follow = ({ gesture, from }: Held, at: Point, isDone: boolean) =>
    followGesture(gesture, [from, at], { state, geometry }, isDone);

  const tap = (at: Point) => {
    const found = hit(at);
    act((now) => select(now, found?.kind === 'mark' ? found.id : null));
  };

  const finish = (done: Held, at: Point) => {
    const { gesture, hasMoved } = done;
    const mark = follow(done, at, true);
    const isDrawn = gesture.does === 'draw' && mark && (hasMoved || isPlacedByTap(mark.kind));
    if (isDrawn) act((now) => placeMark(now, mark));
    else if (gesture.does === 'draw' || gesture.does === 'look') {
      if (!hasMoved) tap(at);
    } else if (hasMoved && mark) act((now) => changeMark(now, mark));
  };

  const presses = usePresses(pinch, {
    begin: (at, isPanning) => {
      const gesture: Gesture = isPanning ? { does: 'look' } : beginGesture(state, at, hit(at));
      held.current = { gesture, from: at, hasMoved: false };
      if (gesture.does === 'move') act((now) => select(now, gesture.mark.id));
      setPending(follow(held.current, at, false));
      return gesture.does === 'look';
    },
    move: (places) => {
      const { current } = held;
      const at = places.at(-1);
      if (!current || !at) return;
      const { gesture, from } = current;
      if (Math.hypot(at[0] - from[0], at[1] - from[1]) >= TAP) current.hasMoved = true;
      if (gesture.does === 'draw') gesture.way.push(...places);
      if (gesture.does !== 'look') setPending(follow(current, at, false));
    },
    end: (at) => {
      const done = held.current;
      held.current = null;
      setPending(null);
      if (!done) return;
      if (done.gesture.does === 'draw') done.gesture.way.push(at);
      finish(done, at);
    },
    giveUp: () => {
      held.current = null;
      setPending(null);
    },
  });
  return { pending, handlers: presses };
}
