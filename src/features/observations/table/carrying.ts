import { createContext } from 'react';
import { createStore } from 'zustand/vanilla';
import { inSentence } from '@/records/findings';
import { placeByKey } from './carrying-keys';

/** A row being moved. */
export interface Carried {
  id: string;
  /** "Photos 4–6" */
  caption: string;
  /** Its index when it was picked up. */
  from: number;
  /** The index where it would be dropped. */
  place: number;
  /** The row beside that place; null where the row would stay. */
  target: { id: string; side: 'before' | 'after' } | null;
  /** Digits of the place typed so far. */
  typed: string;
  /** The page scrolls along with a move by key; a pointer shows where it is. */
  isByKey: boolean;
}

interface CarryingState {
  carried: Carried | null;
  /** The last announcement, for screen readers. */
  said: string;
}

interface Table {
  ids: readonly string[];
  /** "Photos 4–6": the photos that move with a row. */
  findCaption: (id: string) => string;
  onMove: (id: string, place: number) => void;
}

/**
 * Moves a row to another place, by key or pointer. No row moves before the drop: only one mark follows, which costs the
 * same among three hundred rows as among three. Counts places, not pixels: rows vary in height, and a scrolling page
 * has no distances.
 */
export function createCarrying(table: () => Table) {
  const store = createStore<CarryingState>(() => ({ carried: null, said: '' }));
  const describePlace = (place: number) =>
    `place ${String(place + 1)} of ${String(table().ids.length)}`;

  /** Null also for a row deleted meanwhile. */
  const carriedNow = (): Carried | null => {
    const { carried } = store.getState();
    if (!carried) return null;
    const from = table().ids.indexOf(carried.id);
    return from < 0 ? null : { ...carried, from };
  };

  const lift = (id: string, isByKey: boolean) => {
    const { ids, findCaption } = table();
    const from = ids.indexOf(id);
    const caption = findCaption(id);
    store.setState({
      carried: { id, caption, from, place: from, target: null, typed: '', isByKey },
      said: `Picked up ${inSentence(caption)}. Now at ${describePlace(from)}.`,
    });
  };

  const carryTo = (wanted: number, typed = '') => {
    const carried = carriedNow();
    if (!carried) return;
    const { ids } = table();
    const place = Math.min(Math.max(wanted, 0), ids.length - 1);
    const { from } = carried;
    if (place === carried.place && typed === carried.typed) return;
    const beside = place === from ? undefined : ids[place];
    const side = place < from ? ('before' as const) : ('after' as const);
    const target = beside === undefined ? null : { id: beside, side };
    store.setState({
      carried: { ...carried, place, target, typed },
      said: `Now at ${describePlace(place)}.`,
    });
  };

  const putBack = () => {
    if (store.getState().carried) {
      store.setState({ carried: null, said: 'Put back where it was.' });
    }
  };

  const drop = () => {
    const carried = carriedNow();
    const { ids, onMove } = table();
    store.setState({ carried: null, said: '' });
    if (!carried) return;
    const place = Math.min(carried.place, ids.length - 1);
    if (place === carried.from) store.setState({ said: 'Dropped where it was.' });
    else onMove(carried.id, place);
  };

  /** Handles a key on a row's handle; false where it has no meaning. */
  const press = (key: string, id: string): boolean => {
    const isDrop = key === ' ' || key === 'Enter';
    const carried = carriedNow();
    if (carried?.id !== id) {
      if (isDrop) lift(id, true);
      return isDrop;
    }
    if (isDrop) drop();
    else if (key === 'Escape') putBack();
    else {
      const to = placeByKey(key, carried, table().ids.length);
      if (!to) return false;
      carryTo(to.place, to.typed);
    }
    return true;
  };

  return { store, lift, carryTo, drop, putBack, press };
}

export type Carrying = ReturnType<typeof createCarrying>;

/** The element that explains the handles. */
export const HANDLE_HELP = 'how-to-move-a-row';

/** For the handles and marks of all rows; it never changes, so it renders no row. */
export const CarryingContext = createContext<Carrying>(
  createCarrying(() => ({ ids: [], findCaption: () => '', onMove: () => undefined })),
);
