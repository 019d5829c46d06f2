import { useState } from 'react';
import { tellFailure } from '@/components/tell-failure';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import type { Observation } from '@/records/observation';
import { useArrangeRows } from '../mutations';
import { applyChanges, takenBack, type Arrangement, type RowChange } from '../rows/arrange';
import { useMakeFirst } from './mutations';
import {
  captionPhoto,
  planJoin,
  planMove,
  planShift,
  planTakingOut,
  type PlannedChange,
} from '../rows/plan-change';

export interface ArrangingNotice {
  text: string;
  /** Null when there is nothing to undo. */
  undo: Undo | null;
}

type Undo = PlannedChange<Observation>['undo'] & {
  /** The changes to store, or a function where words are restored too. */
  changes: readonly RowChange[] | (() => Promise<void>);
};

/** Reorders, joins and splits findings; announces each change with an undo. `photos` are all of the report's rows. */
export function useArranging(reportId: string, photos: Observation[]) {
  const { mutate: store } = useArrangeRows(reportId);
  const { mutate: storeFirst } = useMakeFirst(reportId);
  const [notice, setNotice] = useState<ArrangingNotice | null>(null);

  const place = (arranged: Arrangement<Observation>, said: ArrangingNotice) => {
    if (arranged.changes.length === 0) return;
    setNotice(said);
    store(arranged, {
      onError: (error) => {
        setNotice(null);
        toast.error('The new order could not be saved', errorMessage(error));
      },
    });
  };
  const carryOut = ({ arranged, text, undo }: PlannedChange<Observation>) => {
    place(arranged, { text, undo: { ...undo, changes: takenBack(photos, arranged) } });
  };

  const putFirst = (id: string) => {
    const text = `${captionPhoto(photos, id)} is the first of its finding now, and holds its words. Its own are among its earlier versions.`;
    storeFirst(
      { rows: photos, id },
      {
        onSuccess: (changes) => {
          const done = 'The first is the one that it was.';
          setNotice({ text, undo: { label: 'Undo the change', id, done, changes } });
        },
        onError: tellFailure('The photo could not be put first'),
      },
    );
  };

  /** Undoes the last change, and returns its row. */
  const undo = (): Observation | undefined => {
    if (!notice?.undo) return undefined;
    const { id, done, changes } = notice.undo;
    setNotice(null);
    if (typeof changes !== 'function') {
      place(applyChanges(photos, changes), { text: done, undo: null });
    } else {
      changes().then(() => {
        setNotice({ text: done, undo: null });
      }, tellFailure('It could not be taken back'));
    }
    return photos.find((row) => row.id === id);
  };

  return {
    moveTo: (id: string, to: number) => {
      carryOut(planMove(photos, id, to));
    },
    join: (holder: string, ids: readonly string[]) => {
      carryOut(planJoin(photos, holder, ids));
    },
    detach: (id: string) => {
      carryOut(planTakingOut(photos, id));
    },
    shift: (id: string, by: -1 | 1) => {
      carryOut(planShift(photos, id, by));
    },
    putFirst,
    notice,
    undo,
  };
}

export type Arranging = ReturnType<typeof useArranging>;
