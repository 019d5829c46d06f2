import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCachedRows } from '@/features/observations/queries';
import { supabase } from '@/lib/supabase';
import { NoteConflict, saveNote, type NoteWire, type StoredNote } from './texts/save-note';

/** A person's new note, and the one they saw before. */
interface NoteChange {
  id: string;
  before: string;
  after: string;
}

const savingKey = (reportId: string) => ['notes', 'save', reportId];

/** Saves a person's note on a photo, and shows it in the list. Rejects with NoteConflict, see saveNote. */
export function useSaveNote(reportId: string) {
  const { userId, key, changeOne } = useCachedRows(reportId);
  const show = (id: string, { note, updated_at }: StoredNote) => {
    // Nothing else of the row, whose words may be being saved.
    changeOne(id, (row) => ({ ...row, note, updated_at }));
  };
  return useMutation({
    mutationKey: savingKey(reportId),
    mutationFn: ({ id, before, after }: NoteChange) =>
      saveNote(createWire(userId, id), before, after),
    meta: { changes: key },
    onSuccess: (saved, { id }) => {
      show(id, saved);
    },
    onError: (error, { id }) => {
      if (error instanceof NoteConflict) show(id, error.current);
    },
  });
}

/** Returns a function that resolves once no note of the report is being saved, successfully or not. */
export function useWaitForNotes(reportId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    new Promise((resolve) => {
      const isSaving = () => queryClient.isMutating({ mutationKey: savingKey(reportId) }) > 0;
      if (!isSaving()) {
        resolve();
        return;
      }
      const unsubscribe = queryClient.getMutationCache().subscribe(() => {
        if (isSaving()) return;
        unsubscribe();
        resolve();
      });
    });
}

function createWire(userId: string, id: string): NoteWire {
  return {
    read: async () => {
      const client = await supabase();
      const { data } = await client
        .from('observations')
        .select('note, updated_at')
        .eq('id', id)
        .eq('user_id', userId)
        .single()
        .throwOnError();
      return data;
    },
    write: async (seen, note) => {
      const client = await supabase();
      const { data } = await client
        .from('observations')
        .update({ note, updated_at: new Date().toISOString() })
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', seen.updated_at)
        .select('note, updated_at')
        .throwOnError();
      return data[0] ?? null;
    },
  };
}
