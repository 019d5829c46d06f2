import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { isPhraseField, type Phrase } from './schema';

/** The most rows that a hosted data service hands out in one answer, by default. */
const ROWS_PER_READ = 1000;

/** The phrases that a person keeps, in the order in which they were added. */
export function phrasesQuery(userId: string) {
  return queryOptions({
    queryKey: ['phrases', userId] as const,
    queryFn: () => fetchPhrases(userId),
  });
}

async function fetchPhrases(userId: string): Promise<Phrase[]> {
  const client = await supabase();
  const phrases: Phrase[] = [];
  for (let from = 0; ; from += ROWS_PER_READ) {
    const { data } = await client
      .from('phrases')
      .select('id, field, text')
      .eq('user_id', userId)
      .order('created_at')
      .order('id')
      .range(from, from + ROWS_PER_READ - 1)
      .throwOnError();
    for (const { id, field, text } of data) {
      if (isPhraseField(field)) phrases.push({ id, field, text });
    }
    if (data.length < ROWS_PER_READ) return phrases;
  }
}
