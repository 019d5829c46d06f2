import { holdsFinding } from '@/records/findings';
import { type Observation, readProposal } from '@/records/observation';
import { isAnalysisPending } from '@/features/observations/schema';

/** A row alone agrees with itself. */
const ENOUGH = 2;

/**
 * The moment of the latest answer of a model that no review has seen, once there are enough of them; null
 * while there are not, or photos still wait for an answer that nobody has given up on.
 */
export function dueReview(
  rows: readonly Observation[],
  reviewedAt: string | null,
  hasFailed: (id: string) => boolean,
): string | null {
  if (rows.some((row) => isAnalysisPending(row) && !hasFailed(row.id))) return null;
  const since = reviewedAt === null ? -Infinity : Date.parse(reviewedAt);
  const moments = rows
    .filter(holdsFinding)
    .map((row) => readProposal(row))
    // What was asked of no model is no model's run; nor is what is from before it was counted.
    .filter((proposal) => proposal !== null && proposal.usage !== null)
    .map((proposal) => proposal?.proposed_at ?? '')
    .filter((moment) => Date.parse(moment) > since)
    .toSorted();
  return moments.length >= ENOUGH ? (moments.at(-1) ?? null) : null;
}
