import { useCallback, useMemo, useState } from 'react';
import { useStable } from '@/lib/use-stable';
import type { OpenDialogs } from './row-dialogs';
import type { RowCommands } from '../particulars/row-commands';
import { isBlank } from '../schema';

const NONE_OPEN: OpenDialogs = {
  deleting: null,
  placing: null,
  remembered: null,
  viewed: null,
  drawn: null,
  joining: null,
  toBeFirst: null,
};

type OpensDialog =
  'delete' | 'askPlace' | 'askJoin' | 'showVersions' | 'open' | 'putFirst' | 'draw';

/**
 * A row's commands: those given, and those that open a dialog about it. The functions stay the same
 * and call the latest given ones: no row is drawn again for them.
 */
export function useRowCommands(
  given: Omit<RowCommands, OpensDialog> & { putFirst: (id: string) => void },
) {
  const [open, setOpen] = useState<OpenDialogs>(NONE_OPEN);
  const show = useCallback((change: Partial<OpenDialogs>) => {
    setOpen((all) => ({ ...all, ...change }));
  }, []);
  const edit = useStable(given.edit);
  const editNext = useStable(given.editNext);
  const accept = useStable(given.accept);
  const unaccept = useStable(given.unaccept);
  const select = useStable(given.select);
  const set = useStable(given.set);
  const undoSet = useStable(given.undoSet);
  const analyse = useStable(given.analyse);
  const moveBy = useStable(given.moveBy);
  const shift = useStable(given.shift);
  const detach = useStable(given.detach);
  const makeFirst = useStable(given.putFirst);
  const commands = useMemo(
    (): RowCommands => ({
      edit,
      editNext,
      accept,
      unaccept,
      select,
      set,
      undoSet,
      analyse,
      moveBy,
      shift,
      detach,
      delete: (deleting) => {
        show({ deleting });
      },
      askPlace: (placing) => {
        show({ placing });
      },
      askJoin: ({ id }) => {
        show({ joining: [id] });
      },
      putFirst: (photo) => {
        if (isBlank(photo)) makeFirst(photo.id);
        else show({ toBeFirst: photo });
      },
      showVersions: (remembered) => {
        show({ remembered });
      },
      open: (viewed) => {
        show({ viewed });
      },
      draw: (drawn) => {
        show({ drawn });
      },
    }),
    [
      show,
      edit,
      editNext,
      accept,
      unaccept,
      select,
      set,
      undoSet,
      analyse,
      moveBy,
      shift,
      detach,
      makeFirst,
    ],
  );
  return { commands, open, show };
}
