import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';

export const writingStyleKeys = {
  hint: (userId: string) => ['writing-style', userId] as const,
};

/** The person's writing-style hint; empty for the default professional tone. */
export function styleHintQuery(userId: string) {
  return queryOptions({
    queryKey: writingStyleKeys.hint(userId),
    queryFn: () => fetchStyleHint(userId),
  });
}

async function fetchStyleHint(userId: string): Promise<string> {
  const client = await supabase();
  // maybeSingle: most people have no row, which is no error.
  const { data } = await client
    .from('style_profiles')
    .select('style_hint')
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError();
  return data?.style_hint ?? '';
}
