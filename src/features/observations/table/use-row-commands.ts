import { useState } from 'react';
import { useAllStable } from '@/lib/use-stable';
import type { OpenDialogs } from './row-dialogs';
import type { RowCommands } from '../particulars/row-commands';
import { isBlank } from '../schema';

const NONE_OPEN: OpenDialogs = {
  placing: null,
  remembered: null,
  viewed: null,
  drawn: null,
  joining: null,
  toBeFirst: null,
};

type OpensDialog = 'askPlace' | 'askJoin' | 'showVersions' | 'open' | 'putFirst' | 'draw';

/**
 * A row's commands: those given, and those that open a dialog about it. They are stable and call the latest given ones:
 * no row renders again for them.
 */
export function useRowCommands(
  given: Omit<RowCommands, OpensDialog> & { putFirst: (id: string) => void },
) {
  const [open, setOpen] = useState<OpenDialogs>(NONE_OPEN);
  const show = (change: Partial<OpenDialogs>) => {
    setOpen((all) => ({ ...all, ...change }));
  };
  const commands = useAllStable<RowCommands>({
    ...given,
    askPlace: (placing) => {
      show({ placing });
    },
    askJoin: ({ id }) => {
      show({ joining: [id] });
    },
    putFirst: (photo) => {
      if (isBlank(photo)) given.putFirst(photo.id);
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
  });
  return { commands, open, show };
}
