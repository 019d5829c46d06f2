import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { draftKey, readDraft, writeDraft } from '@/lib/use-draft';
import { useAskForReview, useIsReviewing } from './mutations';
import { dueReview } from './offers/due-review';
import { listOffers } from './offers/offers';
import { reviewQuery } from './queries';
import type { Review } from './schema';

/** A run may be about to go on: what it takes for one to begin on a slow device. */
const SETTLE_MS = 2000;

/** What the rows of a report are known of. */
export interface ReviewedRows {
  reportId: string;
  rows: Observation[];
  /** Whether photos are being analysed. */
  isAnalysing: boolean;
  /** Whether a row's last analysis failed, by its id. */
  hasFailed: (id: string) => boolean;
}

/** The review of a report's rows: asked for once after a run, and again whenever the person wants it. */
export function useReview({ reportId, rows, isAnalysing, hasFailed }: ReviewedRows) {
  const { id: userId } = useUser();
  const { data: review, isSuccess } = useQuery(reviewQuery(userId, reportId));
  const { mutateAsync, mutate } = useAskForReview(reportId);
  const isReviewing = useIsReviewing(reportId);
  const isOffered = knownConfig()?.analystCapabilities.reviewsRows ?? false;

  const isIdle = isOffered && isSuccess && !isAnalysing && !isReviewing;
  const due = isIdle ? dueReview(rows, review?.reviewed_at ?? null, hasFailed) : null;
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => {
      // Once for these answers, whichever tab saw them and whatever came of it: it costs tokens.
      const key = draftKey(userId, 'review-asked', reportId);
      if (readDraft<string>(key) === due) return;
      writeDraft(key, due);
      mutate(undefined, {
        onError: (error) => {
          console.warn('The rows could not be compared.', error);
        },
      });
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [due, userId, reportId, mutate]);

  const ask = async () => {
    try {
      const answered = await mutateAsync();
      if (answered && listOffers(answered.suggestions, rows).length === 0) {
        toast.neutral(...nothingIn(answered));
      }
    } catch (error) {
      console.warn('The rows could not be compared.', error);
      toast.error('The rows could not be compared', errorMessage(error));
    }
  };

  return { review: review ?? null, isOffered, isReviewing, ask: () => void ask() };
}

function nothingIn({ suggestions }: Review): [title: string, description: string] {
  return suggestions.length === 0
    ? ['The rows agree with each other', 'There is nothing to suggest.']
    : ['Nothing new to suggest', 'What you left before is not suggested again.'];
}
