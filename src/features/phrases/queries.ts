import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { readAllRows } from '@shared/read-all-rows';
import { isPhraseField, type Phrase } from './schema';

/** The phrases that a person saved, in the order of adding. */
export function phrasesQuery(userId: string) {
  return queryOptions({
    queryKey: ['phrases', userId] as const,
    queryFn: () => fetchPhrases(userId),
  });
}

async function fetchPhrases(userId: string): Promise<Phrase[]> {
  const client = await supabase();
  const rows = await readAllRows((from, to) =>
    client
      .from('phrases')
      .select('id, field, text', { count: 'exact' })
      .eq('user_id', userId)
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return rows.flatMap(({ id, field, text }) => (isPhraseField(field) ? { id, field, text } : []));
}
