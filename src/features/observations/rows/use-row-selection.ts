import { useMemo, useRef, useState } from 'react';
import type { Observation } from '@/records/observation';

/** Which of the rows on the screen are selected. */
export function useRowSelection(shown: readonly Observation[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  /** The row that was last selected or deselected: a range begins at it. */
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

  // Hidden and deleted rows are not selected: nobody sees that they are.
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  return {
    /** Takes a row in or out; with `isRange` all from the one before on. */
    select,
    /** Selects from where the range began, at first `from`, up to `to`; a shorter range gives rows back. */
    extend,
    selected,
    selectAll,
  };
}

function between(order: readonly string[], one: number, other: number): readonly string[] {
  return order.slice(Math.min(one, other), Math.max(one, other) + 1);
}

export type RowSelection = ReturnType<typeof useRowSelection>;
