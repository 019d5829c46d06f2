import { useMutation } from '@tanstack/react-query';
import { useCachedRows } from '@/features/observations/queries';
import { reportKeys } from '@/features/reports/queries';
import { supabase } from '@/lib/supabase';
import type { RatingMapping } from '@shared/ratings/propose-mapping';
import type { RatingScheme } from '@shared/ratings/rating-scheme';

interface SchemeChange {
  scheme: RatingScheme | null;
  /** The new level for each level in use; the server refuses when one is missing. */
  mapping: RatingMapping;
}

/** Changes the report's scheme and its rows' levels together. */
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

/** Undoes the last change of scheme; resolves with the number of rows no longer rated. */
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

/** After a failure too: the rows may differ from those on the screen. */
function useRefetchRatings(reportId: string) {
  const { queryClient, readAgain } = useCachedRows(reportId);
  return () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: reportKeys.all }), readAgain()]);
}
