import { useRef } from 'react';
import { GitCompareArrows } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { isBlank } from '@/features/observations/schema';
import { holdsFinding } from '@/records/findings';
import { type Offer, listOffers } from '../offers/offers';
import { useTaking } from '../use-taking';
import { OfferItem } from './offer-item';
import { reviewCost } from '../offers/review-cost';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { useUser } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { errorMessage } from '@/lib/errors';
import { useAskForReview, useIsReviewing } from '../mutations';
import { reviewQuery } from '../queries';
import type { Review } from '../schema';

/** An analyst's suggestions for the rows together; nothing if there are none. */
export function SuggestionsPanel(reviewed: ReviewedRows) {
  const { review, isOffered, isReviewing, ask } = useReview(reviewed);
  const taking = useTaking(reviewed.reportId);
  const panel = useRef<HTMLElement>(null);
  const offers = listOffers(review?.suggestions ?? [], reviewed.rows);

  const described = reviewed.rows.filter((row) => holdsFinding(row) && !isBlank(row)).length;
  const canAsk = isOffered && !reviewed.isAnalysing && described > 1;
  if (!canAsk && !isReviewing && offers.length === 0) return null;

  /** The pressed button is about to disappear. */
  const keepFocus = ({ open: [first] }: Offer) => {
    const row = document.querySelector<HTMLElement>(`[data-row="${first.row.id}"]`);
    (offers.length > 1 ? panel.current : row)?.focus({ preventScroll: true });
  };

  return (
    <div className="space-y-3">
      {(canAsk || isReviewing) && (
        <AskForReview
          isReviewing={isReviewing}
          cost={reviewCost(reviewed.rows)}
          failure={review?.failure ?? null}
          onAsk={ask}
        />
      )}
      {offers.length > 0 && (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label="Rows beside each other"
          className="rounded-lg border bg-card"
        >
          <div className="border-b px-4 py-3">
            <h2 className="font-semibold">Rows beside each other</h2>
            <p className="text-sm text-muted-foreground">
              Suggested by {review?.analyst}. Nothing changes unless you take it. A row that you
              take one into counts as edited by you: read all of it.
            </p>
          </div>
          <ul className="max-h-112 divide-y overflow-y-auto">
            {offers.map((offer) => (
              <OfferItem
                key={offer.key}
                offer={offer}
                isBusy={taking.isSaving}
                onTake={(wanted) => {
                  keepFocus(offer);
                  taking.take(wanted);
                }}
                onLeave={(left) => {
                  keepFocus(offer);
                  taking.leave(left);
                }}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface AskForReviewProps {
  isReviewing: boolean;
  cost: string;
  /** Why the last review failed, wherever it was requested. */
  failure: string | null;
  onAsk: () => void;
}

function AskForReview({ isReviewing, cost, failure, onAsk }: AskForReviewProps) {
  if (isReviewing) {
    return (
      <p role="status" className="flex min-h-8 items-center gap-2 text-sm text-muted-foreground">
        <Spinner decorative />
        Checking the rows against each other...
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
      <Button size="sm" variant="outline" onClick={onAsk}>
        <GitCompareArrows aria-hidden />
        Check rows against each other
      </Button>
      <span className="tabular">{cost}</span>
      {failure !== null && <span>The last check failed: {failure}</span>}
    </p>
  );
}

interface ReviewedRows {
  reportId: string;
  rows: Observation[];
  isAnalysing: boolean;
}

/** The review of a report's rows, only on request: it costs tokens. */
function useReview({ reportId, rows }: Pick<ReviewedRows, 'reportId' | 'rows'>) {
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
        toast.neutral(...describeNothing(answered));
      }
    } catch (error) {
      console.warn('The rows could not be compared.', error);
      toast.error('The rows could not be compared', errorMessage(error));
      // The failure is stored with the report.
      void queryClient.invalidateQueries({ queryKey });
    }
  };

  return { review: review ?? null, isOffered, isReviewing, ask: () => void ask() };
}

function describeNothing({ suggestions }: Review): [title: string, description: string] {
  return suggestions.length === 0
    ? ['The rows agree with each other', 'There is nothing to suggest.']
    : ['Nothing new to suggest', 'What you left before is not suggested again.'];
}
