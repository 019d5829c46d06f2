import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { phrasesQuery } from './queries';
import type { NewPhrase } from './schema';

/** The embedded host's limit for one request. */
const ROWS_PER_INSERT = 100;

/** Stores phrases; if one is refused for lack of room, those before it are kept. */
export const useAddPhrases = () => useChange(addPhrases);

export const useDeletePhrase = () => useChange(deletePhrase);

function useChange<What>(change: (userId: string, what: What) => Promise<void>) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (what: What) => change(userId, what),
    onSettled: () => queryClient.invalidateQueries({ queryKey: phrasesQuery(userId).queryKey }),
  });
}

async function addPhrases(userId: string, phrases: readonly NewPhrase[]): Promise<void> {
  const client = await supabase();
  const rows = phrases.map(({ field, text }) => ({ user_id: userId, field, text: text.trim() }));
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await client
      .from('phrases')
      .insert(rows.slice(from, from + ROWS_PER_INSERT))
      .throwOnError();
  }
}

async function deletePhrase(userId: string, id: string): Promise<void> {
  const client = await supabase();
  await client.from('phrases').delete().eq('id', id).eq('user_id', userId).throwOnError();
}
