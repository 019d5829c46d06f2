import type { RefObject } from 'react';
import { toast } from '@/components/ui/toast';
import type { Finding } from '@/records/findings';
import type { Observation } from '@/records/observation';
import type { RowEditing } from '../edit/use-row-editing';
import { focusOnceDrawn } from './row-focus';
import type { Arranging } from '../findings/use-arranging';

interface Table {
  element: RefObject<HTMLTableElement | null>;
  findings: readonly Finding<Observation>[];
  /** The rows that match the filter. */
  shown: readonly Observation[];
  editing: Pick<RowEditing, 'editingId' | 'isDirty'>;
}

/** Commands for whole findings; the resulting row is focused. */
export function useFindingCommands(
  { element, findings, shown, editing }: Table,
  arranging: Pick<Arranging, 'moveTo' | 'join' | 'detach' | 'shift'>,
) {
  return {
    moveBy: ({ id }: Observation, by: -1 | 1) => {
      const place = findings.findIndex(({ row }) => row.id === id);
      if (place >= 0) arranging.moveTo(id, place + by);
    },
    /**
     * Moves a row to the requested place; null cancels. The focus stays where the row was, on the one now there: a
     * person sorting photos works at that place of the list.
     */
    moveTo: (id: string, to: number | null) => {
      const from = findings.findIndex(({ row }) => row.id === id);
      const step = Math.sign((to ?? from) - from);
      const at = shown.findIndex((row) => row.id === id);
      const heir = (shown[at + step] ?? shown[at - step])?.id ?? id;
      if (to !== null && step !== 0) arranging.moveTo(id, to);
      focusOnceDrawn(element.current, heir, id);
    },
    shift: ({ id }: Observation, by: -1 | 1) => {
      arranging.shift(id, by);
    },
    detach: ({ id }: Observation) => {
      arranging.detach(id);
      focusOnceDrawn(element.current, id);
    },
    /** Answers whose words a joined finding keeps; false where it would hide text being typed. */
    join: (holder: string, ids: readonly string[]): boolean => {
      if (editing.isDirty && ids.some((id) => id === editing.editingId)) {
        toast.warning(
          'Not joined: a row has words that are not saved',
          'Save them or give them up first.',
        );
        return false;
      }
      arranging.join(holder, ids);
      focusOnceDrawn(element.current, holder);
      return true;
    },
  };
}
