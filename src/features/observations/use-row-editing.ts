import { useCallback, useState } from 'react';
import { useUser } from '@/lib/auth-context';
import { draftKey, useDraft } from '@/lib/use-draft';
import type { RowDraft } from './rows/row-draft';
import type { Observation } from './schema';

/** Which row is being edited: one at a time, and never another while text in it is unsaved. */
export function useRowEditing(reportId: string, rows: Observation[]) {
  const { id: userId } = useUser();
  const { draft, discard } = useDraft<RowDraft>(draftKey(userId, 'row', reportId));
  // Text from before a reload opens its row again.
  const [editingId, setEditingId] = useState<string | null>(draft?.id ?? null);
  const [wantedId, setWantedId] = useState<string | null>(null);
  const [isDirty, setDirty] = useState(false);

  // A row that is gone takes its editor along.
  const isEditing = rows.some(({ id }) => id === editingId);
  const isBlocked = isEditing && isDirty;

  const edit = useCallback(
    ({ id }: Observation) => {
      if (isBlocked) setWantedId(id);
      else setEditingId(id);
    },
    [isBlocked],
  );

  const close = useCallback(() => {
    setEditingId((id) => {
      // The row's own button is drawn again in place of the fields.
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>(`[data-edit="${String(id)}"]`)?.focus();
      });
      return null;
    });
    setDirty(false);
  }, []);

  const discardDraft = useCallback(() => {
    discard();
    setDirty(false);
  }, [discard]);

  return {
    editingId: isEditing ? editingId : null,
    isDirty: isBlocked,
    setDirty,
    edit,
    close,
    discardDraft,
    /** Whether another row is wanted while this one has unsaved text. */
    isAsking: isBlocked && wantedId !== null,
    stay: () => {
      setWantedId(null);
    },
    switchRow: () => {
      discardDraft();
      setEditingId(wantedId);
      setWantedId(null);
    },
  };
}

export type RowEditing = ReturnType<typeof useRowEditing>;
