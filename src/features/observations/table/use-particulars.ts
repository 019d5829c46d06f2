import { useRef, useState } from 'react';
import { tellFailure } from '@/components/tell-failure';
import { useAcceptObservations } from '../rows/mutations';
import { particularChange, particularValue, type ParticularName } from '../particulars/particulars';
import type { ParticularsChange, SaveOutcome } from '../particulars/particulars-change';
import { shiftedTime } from '../rows/captured-time';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';
import { isBlank } from '../schema';
import type { RowWords } from '@shared/row-words';
import type { RowEditing } from '../edit/use-row-editing';
import { useSaveParticulars } from '../particulars/use-save-particulars';
import { useAnnouncedFailures } from './use-announced-failures';

export interface ParticularsNotice {
  /** "Severity" */
  what: string;
  ids: readonly string[];
  /** The number of rows done. */
  done: number;
  isUndo: boolean;
}

/** The change for a row; null for none. */
type MakeChange = (row: Observation) => Partial<RowWords> | null;

/** Words equal to the proposal's count as accepted. Undo returns unchecked rows to proposed. */
function useHandsBack(reportId: string) {
  const { mutateAsync } = useAcceptObservations(reportId);
  return async (before: readonly SaveOutcome[], after: readonly SaveOutcome[]) => {
    const proposed = new Set(
      before.flatMap(({ row }) => (row.hand === 'proposed' ? [row.id] : [])),
    );
    const rows = after.flatMap(({ stored }) =>
      stored?.hand === 'accepted' && proposed.has(stored.id) ? [stored] : [],
    );
    if (rows.length > 0) await mutateAsync({ rows, provenance: 'proposed' });
  };
}

type Apply = (
  changes: readonly ParticularsChange[],
  what: string,
  isUndo: boolean,
) => Promise<unknown>;

/** Sets a field of one row or of many. */
function useSetters(apply: Apply, tellOfBlank: (blank: readonly Observation[]) => void) {
  const setOne = (
    row: Observation,
    set: ParticularName | readonly ParticularName[],
    value: string | null,
  ) => {
    const names = typeof set === 'string' ? [set] : set;
    const changes = names.map((name) => particularChange(name, value));
    const what = names.map((name) => WORD_NAMES[name]).join(', ');
    void apply([{ row, change: Object.assign({}, ...changes) as Partial<RowWords> }], what, false);
  };
  /** Changes the rows that have words and not yet this value. */
  const setWords = (asked: readonly Observation[], what: string, makeChange: MakeChange) => {
    const blank = asked.filter(isBlank);
    if (blank.length > 0) tellOfBlank(blank);
    const changes = asked.flatMap((row) => {
      const change = isBlank(row) ? null : makeChange(row);
      return change ? [{ row, change }] : [];
    });
    if (changes.length > 0) void apply(changes, what, false);
  };
  const setMany = (asked: readonly Observation[], name: ParticularName, value: string | null) => {
    setWords(asked, WORD_NAMES[name], (row) =>
      particularValue(name, row) === value ? null : particularChange(name, value),
    );
  };
  const setElement = (asked: readonly Observation[], element: string) => {
    setWords(asked, 'Element', (row) => (row.element === element ? null : { element }));
  };
  /** All with a time, even without words: it is the photo's. */
  const shiftTimes = (asked: readonly Observation[], minutes: number) => {
    const changes = asked.flatMap((row) => {
      const captured_at = shiftedTime(row.captured_at, minutes);
      return captured_at === null ? [] : [{ row, change: { captured_at } }];
    });
    if (changes.length > 0) void apply(changes, WORD_NAMES.captured_at, false);
  };
  return { setOne, setMany, setElement, shiftTimes };
}

/** Changes fields of one row or of many, as one action with one Undo. */
export function useParticulars(
  reportId: string,
  rows: readonly Observation[],
  editing: Pick<RowEditing, 'rebase' | 'edit'>,
) {
  const { save, whenSaved } = useSaveParticulars(reportId);
  const [notice, setNotice] = useState<ParticularsNotice | null>(null);
  /** The stored change that Undo reverts; null when there is none. */
  const last = useRef<{ what: string; outcomes: Promise<SaveOutcome[]> } | null>(null);
  const { announceFailures, announceBlank } = useAnnouncedFailures(reportId, rows, editing);

  const apply = (changes: readonly ParticularsChange[], what: string, isUndo: boolean) => {
    const ids = changes.map(({ row }) => row.id);
    setNotice({ what, ids, done: 0, isUndo });
    const outcomes = save(changes, () => {
      setNotice((now) => (now?.ids === ids ? { ...now, done: now.done + 1 } : now));
    });
    last.current = isUndo ? null : { what, outcomes };
    return outcomes.then((all) => {
      announceFailures(all);
      const kept = all.flatMap(({ row, error }) => (error === null ? [row.id] : []));
      setNotice((now) => {
        if (now?.ids !== ids) return now;
        return kept.length > 0 ? { ...now, ids: kept, done: kept.length } : null;
      });
      return all;
    });
  };

  const setters = useSetters(apply, announceBlank);
  const giveBack = useHandsBack(reportId);
  const takeBack = async () => {
    const taken = last.current;
    if (!taken) return;
    last.current = null;
    const before = await taken.outcomes;
    const stored = before.flatMap(({ row, change: made, stored: after }) =>
      after ? [{ row: after, change: earlier(row, made) }] : [],
    );
    if (stored.length > 0) await giveBack(before, await apply(stored, taken.what, true));
  };

  const undo = () => {
    takeBack().catch(tellFailure('The acceptance stands'));
  };
  const forget = () => {
    last.current = null;
    setNotice(null);
  };

  return { notice, ...setters, undo, forget, whenSaved };
}

export type Particulars = ReturnType<typeof useParticulars>;

/** The row whose fields were changed last; null for none, several, or after the undo. */
export function lastChangedId(notice: ParticularsNotice | null): string | null {
  return notice && !notice.isUndo && notice.ids.length === 1 ? (notice.ids[0] ?? null) : null;
}

/** The row's values before a change. */
function earlier(row: Observation, change: Partial<RowWords>): Partial<RowWords> {
  return Object.fromEntries(Object.keys(change).map((name) => [name, row[name as keyof RowWords]]));
}
