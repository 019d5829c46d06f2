import { use, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { cn } from '@/lib/cn';
import { CarryingContext } from './carrying';

/** The line at this row's edge where the carried row would drop, with its new number. */
export function DropLine({ id }: { id: string }) {
  const { store } = use(CarryingContext);
  const carried = useStore(store, (state) =>
    state.carried?.target?.id === id ? state.carried : null,
  );
  const line = useRef<HTMLSpanElement>(null);
  const isFollowed = carried?.isByKey === true;
  useEffect(() => {
    if (isFollowed) line.current?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [isFollowed]);
  if (!carried) return null;
  const isBefore = carried.target?.side === 'before';
  return (
    <span
      ref={line}
      aria-hidden
      className={cn(
        'pointer-events-none absolute inset-0 z-10 flex bg-signal/10',
        isBefore
          ? 'items-start border-t-2 border-t-signal'
          : 'items-end border-b-2 border-b-signal',
      )}
    >
      <span className="tabular ml-14 rounded-sm bg-signal px-2 py-1 text-sm font-medium text-signal-foreground shadow-lift">
        {carried.caption} to place {carried.place + 1}
      </span>
    </span>
  );
}
