import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useKeyboardOrder } from './use-keyboard-order';
import { KeyboardOrderContext } from './keyboard-order-context';

interface SortableRowsProps {
  /** In the order shown. */
  ids: string[];
  onMove: (from: number, to: number) => void;
  /** Draws the rows in this order, which while one is lifted by key is not yet the stored one. */
  children: (order: string[]) => ReactNode;
}

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Lets the rows inside be moved by drag, and by keyboard: Space, arrow keys, Space. */
export function SortableRows({ ids, onMove, children }: SortableRowsProps) {
  const keyboard = useKeyboardOrder(ids, onMove);
  // A few pixels, so that a click on the handle is not a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const placeOf = (id: string | number) => ids.indexOf(String(id));

  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up photo ${String(placeOf(active.id) + 1)}.`,
    onDragOver: ({ over }) =>
      over ? `Now at place ${String(placeOf(over.id) + 1)} of ${String(ids.length)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? `Photo ${String(placeOf(active.id) + 1)} was dropped at place ${String(placeOf(over.id) + 1)}.`
        : 'Dropped where it was.',
    onDragCancel: () => 'Put back where it was.',
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'To move this photo press Space, then the arrow keys; press Space again to drop it, or Escape to put it back.',
        },
        // Outside the table, where a live region may stand.
        container: document.body,
      }}
      onDragEnd={handleDragEnd}
    >
      <KeyboardOrderContext value={keyboard}>
        <SortableContext items={keyboard.order} strategy={verticalListSortingStrategy}>
          {children(keyboard.order)}
        </SortableContext>
      </KeyboardOrderContext>
      <p role="status" className="sr-only">
        {keyboard.announcement}
      </p>
    </DndContext>
  );
}
