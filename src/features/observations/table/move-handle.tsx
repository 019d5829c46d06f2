import { use, useEffect, useRef } from 'react';
import { GripVertical } from 'lucide-react';
import { useStore } from 'zustand';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import { CarryingContext, HANDLE_HELP } from './carrying';
import { dragRow } from './drag-row';

interface MoveHandleProps {
  id: string;
  number: number;
  isDisabled: boolean;
}

/** The handle of a row, for touch, mouse or Space. */
export function MoveHandle({ id, number, isDisabled }: MoveHandleProps) {
  const carrying = use(CarryingContext);
  const handle = useRef<HTMLButtonElement>(null);
  const carried = useStore(carrying.store, (state) =>
    state.carried?.id === id ? state.carried : null,
  );
  const isBackHome = carried?.isByKey === true && carried.target === null;
  useEffect(() => {
    if (isBackHome) handle.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [isBackHome]);
  return (
    <button
      type="button"
      tabIndex={-1}
      ref={handle}
      aria-label={`Move photo ${String(number)}`}
      aria-describedby={HANDLE_HELP}
      aria-pressed={carried !== null}
      data-carried={carried ? true : undefined}
      title="Drag to reorder"
      className={cn(
        'inline-flex size-8 cursor-grab touch-none items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground active:cursor-grabbing disabled:opacity-40 pointer-coarse:size-11',
        IN_ACTIVE_ROW,
        carried && 'bg-signal text-signal-foreground hover:bg-signal hover:text-signal-foreground',
      )}
      disabled={isDisabled}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (!carrying.press(event.key, id)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={(event) => {
        if (event.button === 0 && event.isPrimary) dragRow(event, id, carrying);
      }}
      onBlur={carried?.isByKey ? carrying.putBack : undefined}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
