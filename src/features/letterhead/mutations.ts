import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { errorCode, DUPLICATE } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { letterheadKeys, type StoredLetterhead } from './queries';
import type { Letterhead } from '@/records/letterhead';

export type LetterheadChange = Partial<Letterhead>;

/** Stores only the given fields; others may have been changed elsewhere. */
export function useSaveLetterhead() {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const queryKey = letterheadKeys.letterhead(userId);
  return useMutation({
    mutationFn: (change: LetterheadChange) => saveLetterhead(userId, change),
    meta: { changes: queryKey },
    onSuccess: (_, change) => {
      if (change.author_name !== undefined) {
        queryClient.setQueryData(letterheadKeys.author(userId), change.author_name.trim());
      }
      queryClient.setQueryData<StoredLetterhead>(
        queryKey,
        (stored) =>
          stored && {
            letterhead: { ...stored.letterhead, ...change },
            unreadable: stored.unreadable.filter((kind) => !(kind in change)),
          },
      );
    },
    // In the order in which they were made.
    scope: { id: 'letterhead' },
  });
}

async function saveLetterhead(userId: string, change: LetterheadChange): Promise<void> {
  if (await updateLetterhead(userId, change)) return;
  const client = await supabase();
  try {
    await client
      .from('letterheads')
      .insert({ user_id: userId, ...change })
      .throwOnError();
  } catch (error) {
    // Another tab created the row in between.
    if (errorCode(error) !== DUPLICATE) throw error;
    await updateLetterhead(userId, change);
  }
}

/** False when there is no row yet. Not an upsert: that would name the owner, which is never updated. */
async function updateLetterhead(userId: string, change: LetterheadChange): Promise<boolean> {
  const client = await supabase();
  const { data } = await client
    .from('letterheads')
    .update(change)
    .eq('user_id', userId)
    .select('user_id')
    .throwOnError();
  return data.length > 0;
}
