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
  editing: Pick<RowEditing, 'editingId' | 'isDirty'>;
}

/** What the table does with whole findings: the keys go on in the row that they have become. */
export function useFindingCommands(
  { element, findings, editing }: Table,
  arranging: Pick<Arranging, 'moveTo' | 'join' | 'detach' | 'shift'>,
) {
  return {
    moveBy: ({ id }: Observation, by: -1 | 1) => {
      const place = findings.findIndex(({ row }) => row.id === id);
      if (place >= 0) arranging.moveTo(id, place + by);
    },
    shift: ({ id }: Observation, by: -1 | 1) => {
      arranging.shift(id, by);
    },
    detach: ({ id }: Observation) => {
      arranging.detach(id);
      focusOnceDrawn(element.current, id);
    },
    /** Resolves the question whose words stand; false where words that are being typed would be hidden. */
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
