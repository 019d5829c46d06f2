import { useState, type KeyboardEvent } from 'react';

interface Lifted {
  id: string;
  /** Where it would be dropped: an index. */
  place: number;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Moves a row by key: Space lifts it, each arrow key moves it by one place, Space drops it. Counted in
 * places, not in pixels: rows are of all heights, and a page that is still scrolling has no distances.
 */
export function useKeyboardOrder(ids: string[], onMove: (from: number, to: number) => void) {
  const [held, setLifted] = useState<Lifted | null>(null);
  const [announcement, setAnnouncement] = useState('');
  // A row that is deleted while it is lifted is not lifted any more.
  const from = held ? ids.indexOf(held.id) : -1;
  const lifted = from < 0 ? null : held;
  const place = Math.min(lifted?.place ?? 0, ids.length - 1);
  const placeOf = (index: number) => `place ${String(index + 1)} of ${String(ids.length)}`;

  const putBack = () => {
    if (!lifted) return;
    setLifted(null);
    setAnnouncement('Put back where it was.');
  };

  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const isDrop = event.key === ' ' || event.key === 'Enter';
    if (lifted?.id !== id) {
      if (!isDrop) return;
      event.preventDefault();
      const at = ids.indexOf(id);
      setLifted({ id, place: at });
      setAnnouncement(`Picked up photo ${String(at + 1)}. Now at ${placeOf(at)}.`);
      return;
    }
    const step = STEPS[event.key];
    if (isDrop) {
      event.preventDefault();
      setLifted(null);
      if (place === from) setAnnouncement('Dropped where it was.');
      else onMove(from, place);
    } else if (step !== undefined) {
      event.preventDefault();
      const to = Math.min(Math.max(place + step, 0), ids.length - 1);
      setLifted({ id, place: to });
      setAnnouncement(`Now at ${placeOf(to)}.`);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      putBack();
    }
  };

  const order = lifted ? ids.filter((id) => id !== lifted.id).toSpliced(place, 0, lifted.id) : ids;
  return { liftedId: lifted?.id ?? null, order, announcement, handleKeyDown, putBack };
}

export type KeyboardOrder = ReturnType<typeof useKeyboardOrder>;
