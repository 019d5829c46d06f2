import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useStable } from '@/lib/use-stable';
import { CarryingContext, createCarrying, HANDLE_HELP, type Carrying } from './carrying';

interface SortableRowsProps {
  /** In the order shown. */
  ids: readonly string[];
  captionOf: (id: string) => string;
  onMove: (id: string, place: number) => void;
  children: ReactNode;
}

/** Lets the rows inside be taken to other places: by drag, and by keyboard. */
export function SortableRows({ ids, captionOf, onMove, children }: SortableRowsProps) {
  const table = useStable(() => ({ ids, captionOf, onMove }));
  const [carrying] = useState(() => createCarrying(table));
  return (
    <CarryingContext value={carrying}>
      {children}
      <p id={HANDLE_HELP} hidden>
        To move this photo press Space, then the arrow keys, Page Up, Page Down, Home or End, or
        type its new place; press Space again to drop it, or Escape to put it back.
      </p>
      <Said carrying={carrying} />
    </CarryingContext>
  );
}

/** Apart from the rows, which are not drawn for an announcement. */
function Said({ carrying }: { carrying: Carrying }) {
  const said = useStore(carrying.store, (state) => state.said);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
