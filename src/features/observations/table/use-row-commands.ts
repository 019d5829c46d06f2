import { useCallback, useMemo, useState } from 'react';
import type { OpenDialogs } from './row-dialogs';
import type { RowCommands } from '../particulars/row-commands';

const NONE_OPEN: OpenDialogs = {
  deleting: null,
  placing: null,
  remembered: null,
  viewed: null,
};

type OpensDialog = 'delete' | 'askPlace' | 'showVersions' | 'open';

/** What can be done with a row: what is given here, and what opens one of the dialogs about it. */
export function useRowCommands({
  edit,
  editNext,
  accept,
  unaccept,
  select,
  set,
  undoSet,
  analyse,
  move,
}: Omit<RowCommands, OpensDialog>) {
  const [open, setOpen] = useState<OpenDialogs>(NONE_OPEN);
  const show = useCallback((change: Partial<OpenDialogs>) => {
    setOpen((all) => ({ ...all, ...change }));
  }, []);
  const commands: RowCommands = useMemo(
    () => ({
      ...{ edit, editNext, accept, unaccept, select, set, undoSet, analyse, move },
      delete: (deleting) => {
        show({ deleting });
      },
      askPlace: (placing) => {
        show({ placing });
      },
      showVersions: (remembered) => {
        show({ remembered });
      },
      open: (viewed) => {
        show({ viewed });
      },
    }),
    [show, edit, editNext, accept, unaccept, select, set, undoSet, analyse, move],
  );
  return { commands, open, show };
}
