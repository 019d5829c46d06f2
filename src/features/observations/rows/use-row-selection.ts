import { useMemo, useRef, useState } from 'react';
import type { Observation } from '@/records/observation';

/** The selection among the rows on the screen. */
export function useRowSelection(shown: readonly Observation[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** The row last selected or deselected, where a range begins. */
  const anchor = useRef<string | null>(null);
  /** The selection when a range began: shortening the range never deselects these. */
  const base = useRef<ReadonlySet<string>>(new Set());

  const select = ({ id }: Observation, isRange: boolean) => {
    const order = shown.map((row) => row.id);
    const from = isRange && anchor.current ? order.indexOf(anchor.current) : -1;
    anchor.current = id;
    const range = from < 0 ? [id] : between(order, from, order.indexOf(id));
    setIds((before) => {
      const after = new Set(before);
      for (const one of range) {
        if (before.has(id)) after.delete(one);
        else after.add(one);
      }
      base.current = after;
      return after;
    });
  };

  const extend = (from: Observation, to: Observation) => {
    const order = shown.map((row) => row.id);
    if (anchor.current === null || !order.includes(anchor.current)) {
      anchor.current = from.id;
      base.current = ids;
    }
    const range = between(order, order.indexOf(anchor.current), order.indexOf(to.id));
    setIds(new Set([...base.current, ...range]));
  };

  const selectAll = (isWanted: boolean) => {
    anchor.current = null;
    base.current = new Set();
    setIds(new Set(isWanted ? shown.map(({ id }) => id) : []));
  };

  // Hidden and deleted rows are not selected: nobody would see it.
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  return {
    /** Selects or deselects a row; with `isRange`, all from the previous one. */
    select,
    /** Extends the selection from the range's start, at first `from`, to `to`; a shorter range deselects rows. */
    extend,
    selected,
    selectAll,
  };
}

function between(order: readonly string[], one: number, other: number): readonly string[] {
  return order.slice(Math.min(one, other), Math.max(one, other) + 1);
}

export type RowSelection = ReturnType<typeof useRowSelection>;
