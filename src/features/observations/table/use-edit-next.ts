import { useCallback, useEffect, useRef } from 'react';
import { toast } from '@/components/ui/toast';
import { isChecked, type Observation } from '@/records/observation';
import type { RowEditing } from '../edit/use-row-editing';
import type { RowCommands } from '../particulars/row-commands';
import { nextUnchecked } from './row-focus';

/** After a row is saved: the next that nobody has checked is edited, in the same field; else it says that none is left. */
export function useEditNext(
  rows: readonly Observation[],
  shown: readonly Observation[],
  { goOn, close }: Pick<RowEditing, 'goOn' | 'close'>,
): RowCommands['editNext'] {
  // Read when a row is stored, so that the command stays the same while rows change.
  const latest = useRef({ rows, shown, goOn, close });
  useEffect(() => {
    latest.current = { rows, shown, goOn, close };
  });
  return useCallback((saved, field) => {
    const table = latest.current;
    const next = nextUnchecked(table.shown, saved.id);
    if (next) {
      table.goOn(next, field);
      return;
    }
    table.close();
    const left = table.rows.filter((row) => row.id !== saved.id && !isChecked(row)).length;
    if (left === 0) toast.neutral('Every row is checked');
    else toast.neutral('Every row shown is checked', `${String(left)} unchecked beside them.`);
  }, []);
}
