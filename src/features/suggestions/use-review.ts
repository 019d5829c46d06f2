import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { useAskForReview, useIsReviewing } from './mutations';
import { listOffers } from './offers/offers';
import { reviewQuery } from './queries';
import type { Review } from './schema';

/** A report's rows with their state. */
export interface ReviewedRows {
  reportId: string;
  rows: Observation[];
  isAnalysing: boolean;
}

/** The review of a report's rows, asked for when the person wants it: it costs tokens. */
export function useReview({ reportId, rows }: Pick<ReviewedRows, 'reportId' | 'rows'>) {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const { queryKey } = reviewQuery(userId, reportId);
  const { data: review } = useQuery(reviewQuery(userId, reportId));
  const { mutateAsync } = useAskForReview(reportId);
  const isReviewing = useIsReviewing(reportId);
  const isOffered = knownConfig()?.analystCapabilities.reviewsRows ?? false;

  const ask = async () => {
    try {
      const answered = await mutateAsync();
      if (answered && listOffers(answered.suggestions, rows).length === 0) {
        toast.neutral(...nothingIn(answered));
      }
    } catch (error) {
      console.warn('The rows could not be compared.', error);
      toast.error('The rows could not be compared', errorMessage(error));
      // The failure is kept with the report.
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  return { review: review ?? null, isOffered, isReviewing, ask: () => void ask() };
}

function nothingIn({ suggestions }: Review): [title: string, description: string] {
  return suggestions.length === 0
    ? ['The rows agree with each other', 'There is nothing to suggest.']
    : ['Nothing new to suggest', 'What you left before is not suggested again.'];
}
