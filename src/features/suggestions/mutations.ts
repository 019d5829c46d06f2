import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@/lib/auth-context';
import { followQuestions, isWriting } from '@/features/questions/queries';
import { errorCode } from '@/lib/errors';
import { invokeFunction } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import type { Suggestion } from '@shared/contract/stored';
import { reviewQuery } from './queries';
import type { Review } from './schema';

const askingKey = (reportId: string) => ['review', reportId];

/** Has the analyst compare the report's rows; resolves with its suggestions. */
export function useAskForReview(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const query = reviewQuery(userId, reportId);
  return useMutation({
    mutationKey: askingKey(reportId),
    mutationFn: async () => {
      const read = () => queryClient.fetchQuery({ ...query, staleTime: 0 });
      const before = await read();
      try {
        await invokeFunction(await supabase(), 'review_rows', { report_id: reportId });
        return await read();
      } catch (error) {
        // Cut off, or requested on another device: the rows are still being compared.
        if (!['cut', 'already_under_way'].includes(errorCode(error))) throw error;
        await followQuestions(queryClient, userId, reportId, (now) => !isWriting(now, 'review'));
        const now = await read();
        if (now?.reviewed_at === before?.reviewed_at) throw error;
        return now;
      }
    },
    meta: { changes: query.queryKey },
  });
}

/** True while the rows are compared, whichever screen of this tab asked. */
export function useIsReviewing(reportId: string): boolean {
  return useIsMutating({ mutationKey: askingKey(reportId) }) > 0;
}

/** Changes the review's suggestions: at once on the screen, then as stored. */
export function useChangeSuggestions(reportId: string) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = reviewQuery(userId, reportId);
  return useMutation({
    mutationFn: async () => {
      // Includes all changes so far; each was shown at once.
      const review = queryClient.getQueryData(queryKey);
      if (!review) return;
      const client = await supabase();
      await client
        .from('consistency_reviews')
        .update({ suggestions: review.suggestions })
        .eq('report_id', reportId)
        .eq('user_id', userId)
        // A newer review is not the one the person saw.
        .eq('reviewed_at', review.reviewed_at)
        .throwOnError();
    },
    onMutate: async (change: (suggestions: Suggestion[]) => Suggestion[]) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Review | null>(
        queryKey,
        (review) => review && { ...review, suggestions: change(review.suggestions) },
      );
    },
    meta: { changes: queryKey },
    onError: (error) => {
      console.warn('The suggestions could not be changed.', error);
      return queryClient.invalidateQueries({ queryKey });
    },
    scope: { id: `suggestions-${reportId}` },
  });
}
