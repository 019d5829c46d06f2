import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useUser } from '@/lib/auth-context';
import { draftKey, listDrafts, readDraft, useFollowedDraft, writeDraft } from '@/lib/use-draft';
import { focusLate } from '@/lib/focus-late';
import { useStable } from '@/lib/use-stable';
import { draftInTodaysNumbers, isUnsaved, typeInto, applyDraft, type RowDraft } from './row-draft';
import type { Observation } from '@/records/observation';
import type { ObservationTexts } from '../schema';
import type { RowWords } from '@shared/row-words';

interface Opened {
  id: string;
  field: keyof ObservationTexts;
}

function useOpenedRow(reportId: string, rows: readonly Observation[]) {
  const { id: userId } = useUser();
  const drafts = draftKey(userId, 'row-change', reportId);
  // Text from before a reload opens its row again.
  const [opened, setOpened] = useState<Opened | null>(() => {
    const id = firstDraft(drafts, draftKey(userId, 'row', reportId), rows);
    return id === null ? null : { id, field: 'element' };
  });
  const typed = useFollowedDraft<RowDraft>(`${drafts}:${opened?.id ?? ''}`);
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  return { drafts, opened, setOpened, order, typed };
}

/**
 * Tracks the edited row: one at a time, and never another while text is unsaved. Fields subscribe to their own words
 * (`useTypedWords`): typing renders nothing else.
 */
export function useRowEditing(reportId: string, rows: readonly Observation[]) {
  const { drafts, opened, setOpened, order, typed } = useOpenedRow(reportId, rows);
  const [wanted, setWanted] = useState<Opened | null>(null);
  const editingId = opened?.id ?? null;

  const row = rows.find(({ id }) => id === editingId);
  const isDirty = useStore(typed.store, isUnsaved);
  /** Text typed into a row that has been deleted since. */
  const lost = useStore(typed.store, (draft) => (!row && isUnsaved(draft) ? draft : null));

  const edit = useStable(({ id }: Observation, field: keyof ObservationTexts = 'element') => {
    if (!isUnsaved(typed.store.getState())) setOpened({ id, field });
    else if (id !== editingId) setWanted({ id, field });
  });

  /** Measures the draft against the row that was read since, which its writer has now seen. */
  const rebase = useStable((base: Observation, change: Partial<RowWords>) => {
    const words = typeInto(null, base, change, order);
    if (base.id === editingId) typed.keep(words);
    else writeDraft(`${drafts}:${base.id}`, words);
  });

  const close = useStable(() => {
    typed.discard();
    focusButton(editingId ?? undefined);
    setOpened(null);
  });

  /** Opens another row in place of this one, whose words are saved or discarded. */
  const goOn = useStable(({ id }: Pick<Observation, 'id'>, field: keyof ObservationTexts) => {
    typed.discard();
    setOpened({ id, field });
  });

  return {
    /** The row with the fields; null once it is gone, though its draft is kept. */
    editingId: row ? row.id : null,
    /** The field to focus first. */
    field: opened?.field ?? 'element',
    typed,
    order,
    isDirty,
    edit,
    rebase,
    forget: ({ id }: Observation) => {
      if (id !== editingId) writeDraft(`${drafts}:${id}`, null);
    },
    close,
    goOn,
    discardDraft: typed.discard,
    lost,
    /** Another row was chosen while this one has unsaved text. */
    isAsking: isDirty && wanted !== null,
    stay: () => {
      setWanted(null);
    },
    switchRow: () => {
      if (wanted) goOn(wanted, wanted.field);
      setWanted(null);
    },
  };
}

export type RowEditing = ReturnType<typeof useRowEditing>;

/** The row's typed words in current numbers, and a way to type more. */
export function typedWords(
  row: Observation,
  { typed, order }: Pick<RowEditing, 'typed' | 'order'>,
) {
  const draftNow = () => {
    const kept = typed.store.getState();
    return kept && draftInTodaysNumbers(kept, order);
  };
  const type = (words: Partial<RowWords>) => {
    typed.keep(typeInto(draftNow(), row, words, order));
  };
  return { draftNow, wordsNow: () => applyDraft(row, draftNow()), type };
}

/** Subscribes to a part of the typed words: typing elsewhere does not render it. */
export function useTypedWords<Part>(
  row: Observation,
  { typed, order }: Pick<RowEditing, 'typed' | 'order'>,
  pick: (words: RowWords) => Part,
): Part {
  return useStore(
    typed.store,
    useShallow((kept) => pick(applyDraft(row, kept && draftInTodaysNumbers(kept, order)))),
  );
}

/** The row's own button reappears in place of the fields. */
function focusButton(id: string | undefined): void {
  focusLate(() => {
    document.querySelector<HTMLElement>(`[data-edit="${String(id)}"]`)?.focus();
    return true;
  });
}

/**
 * The row with a draft; null for none. Before rows had versions, drafts had another key and did not store the row that
 * their writer saw: one is converted to a draft of its current row.
 */
function firstDraft(
  drafts: string,
  earlierKey: string,
  rows: readonly Observation[],
): string | null {
  const earlier = readDraft<{ id: string; texts: ObservationTexts }>(earlierKey);
  const row = rows.find(({ id }) => id === earlier?.id);
  if (earlier && row) {
    const order = rows.map(({ id }) => id);
    writeDraft(`${drafts}:${row.id}`, typeInto(null, row, earlier.texts, order));
    writeDraft(earlierKey, null);
  }
  return listDrafts<RowDraft>(drafts)[0]?.id ?? null;
}
