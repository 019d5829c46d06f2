import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/supabase';
import { type Review, readReview } from './schema';

const reviewKey = (userId: string, reportId: string) => ['reviews', userId, reportId] as const;

/** The latest review of a report's rows; null for none. */
export function reviewQuery(userId: string, reportId: string) {
  return queryOptions({
    queryKey: reviewKey(userId, reportId),
    queryFn: () => fetchReview(userId, reportId),
    refetchOnWindowFocus: 'always',
  });
}

async function fetchReview(userId: string, reportId: string): Promise<Review | null> {
  const client = await supabase();
  const { data } = await client
    .from('consistency_reviews')
    .select('*')
    .eq('report_id', reportId)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError();
  return data && readReview(data);
}
