import { useMutation } from '@tanstack/react-query';
import { useCachedRows } from '@/features/observations/queries';
import { reportKeys } from '@/features/reports/queries';
import { supabase } from '@/lib/supabase';
import type { RatingMapping } from '@shared/ratings/propose-mapping';
import type { RatingScheme } from '@shared/ratings/rating-scheme';

interface SchemeChange {
  scheme: RatingScheme | null;
  /** For each level in use the one that it becomes; the server refuses when one is missing. */
  mapping: RatingMapping;
}

/** Gives the report another scheme and its rows their levels of it, all at once. */
export function useChangeScheme(reportId: string) {
  const onSettled = useRefetchRatings(reportId);
  return useMutation({
    mutationFn: async ({ scheme, mapping }: SchemeChange) => {
      const client = await supabase();
      await client
        .rpc('change_rating_scheme', { p_report: reportId, p_scheme: scheme, p_mapping: mapping })
        .throwOnError();
    },
    onSettled,
    scope: { id: `rating-scheme-${reportId}` },
  });
}

/** Takes the last change of scheme back; resolves with how many rows are not rated any more. */
export function useUndoScheme(reportId: string) {
  const onSettled = useRefetchRatings(reportId);
  return useMutation({
    mutationFn: async () => {
      const client = await supabase();
      const { data } = await client
        .rpc('undo_rating_scheme', { p_report: reportId })
        .throwOnError();
      return data;
    },
    onSettled,
    scope: { id: `rating-scheme-${reportId}` },
  });
}

/** After a failure too: it may say that the rows are others than those on the screen. */
function useRefetchRatings(reportId: string) {
  const { queryClient, readAgain } = useCachedRows(reportId);
  return () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: reportKeys.all }), readAgain()]);
}
