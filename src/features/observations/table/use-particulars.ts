import { useCallback, useRef, useState } from 'react';
import { particularChange, particularValue, type ParticularName } from '../particulars/particulars';
import type { ParticularsChange, SaveOutcome } from '../particulars/particulars-change';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';
import { isBlank, type RowWords } from '../schema';
import type { RowEditing } from '../edit/use-row-editing';
import { useSaveParticulars } from '../particulars/use-save-particulars';
import { useAnnouncedFailures } from './use-announced-failures';

/** What the last change said, and how it stands. */
export interface ParticularsNotice {
  /** "Severity" */
  what: string;
  ids: readonly string[];
  /** How many rows are dealt with. */
  done: number;
  isUndo: boolean;
}

/** Changes particulars of one row or of many, as one action that one Undo takes back. */
export function useParticulars(
  reportId: string,
  rows: readonly Observation[],
  editing: Pick<RowEditing, 'rebase' | 'edit'>,
) {
  const { save, whenSaved } = useSaveParticulars(reportId);
  const [notice, setNotice] = useState<ParticularsNotice | null>(null);
  /** What Undo takes back, once it is stored; null when there is nothing. */
  const last = useRef<{ what: string; outcomes: Promise<SaveOutcome[]> } | null>(null);
  const { tellOf, tellOfBlank } = useAnnouncedFailures(reportId, rows, editing);

  const apply = useCallback(
    (changes: readonly ParticularsChange[], what: string, isUndo: boolean) => {
      const ids = changes.map(({ row }) => row.id);
      setNotice({ what, ids, done: 0, isUndo });
      const outcomes = save(changes, () => {
        setNotice((now) => (now?.ids === ids ? { ...now, done: now.done + 1 } : now));
      });
      last.current = isUndo ? null : { what, outcomes };
      void outcomes.then((all) => {
        tellOf(all);
        const kept = all.flatMap(({ row, error }) => (error === null ? [row.id] : []));
        setNotice((now) => {
          if (now?.ids !== ids) return now;
          return kept.length > 0 ? { ...now, ids: kept, done: kept.length } : null;
        });
      });
    },
    [save, tellOf],
  );

  const setOne = useCallback(
    (row: Observation, name: ParticularName, value: string | null) => {
      apply([{ row, change: particularChange(name, value) }], WORD_NAMES[name], false);
    },
    [apply],
  );
  const setMany = useCallback(
    (asked: readonly Observation[], name: ParticularName, value: string | null) => {
      const blank = asked.filter(isBlank);
      if (blank.length > 0) tellOfBlank(blank);
      const changes = asked
        .filter((row) => !isBlank(row) && particularValue(name, row) !== value)
        .map((row) => ({ row, change: particularChange(name, value) }));
      if (changes.length > 0) apply(changes, WORD_NAMES[name], false);
    },
    [apply, tellOfBlank],
  );

  const takeBack = useCallback(async () => {
    const taken = last.current;
    if (!taken) return;
    last.current = null;
    const stored = (await taken.outcomes).flatMap(({ row, change: made, stored: after }) =>
      after ? [{ row: after, change: earlier(row, made) }] : [],
    );
    if (stored.length > 0) apply(stored, taken.what, true);
  }, [apply]);

  const undo = useCallback(() => void takeBack(), [takeBack]);
  const forget = useCallback(() => {
    last.current = null;
    setNotice(null);
  }, []);

  return { notice, setOne, setMany, undo, forget, whenSaved };
}

export type Particulars = ReturnType<typeof useParticulars>;

/** The row whose particulars were changed last; null where it was not one alone, or that was taken back. */
export function lastChangedId(notice: ParticularsNotice | null): string | null {
  return notice && !notice.isUndo && notice.ids.length === 1 ? (notice.ids[0] ?? null) : null;
}

/** What the row said of what was changed. */
function earlier(row: Observation, change: Partial<RowWords>): Partial<RowWords> {
  return Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof RowWords]]));
}
