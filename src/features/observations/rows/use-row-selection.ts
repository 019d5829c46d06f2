import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Observation } from '@/records/observation';

/** Which of the rows on the screen are selected. */
export function useRowSelection(shown: readonly Observation[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  /** Where a range begins: the row that was selected, or taken out, last. */
  const anchor = useRef<string | null>(null);

  const select = useCallback(({ id }: Observation, isRange: boolean) => {
    const order = latest.current.map((row) => row.id);
    const from = isRange && anchor.current ? order.indexOf(anchor.current) : -1;
    const to = order.indexOf(id);
    anchor.current = id;
    setIds((before) => {
      const after = new Set(before);
      const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const one of range) {
        if (before.has(id)) after.delete(one);
        else after.add(one);
      }
      return after;
    });
  }, []);

  // What is filtered away or deleted is not selected: nobody sees that it is.
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  return {
    select,
    selected,
    selectAll: (isWanted: boolean) => {
      anchor.current = null;
      setIds(new Set(isWanted ? shown.map(({ id }) => id) : []));
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
