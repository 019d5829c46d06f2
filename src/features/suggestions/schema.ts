import type { Database } from '@/lib/database.types';
import { storedSuggestionsSchema, type Suggestion } from '@shared/contract/stored';

type StoredReview = Database['public']['Tables']['consistency_reviews']['Row'];

/** An analyst's suggestions for a report's rows together, without accepted ones. */
export interface Review extends Pick<StoredReview, 'analyst' | 'reviewed_at' | 'failure'> {
  suggestions: Suggestion[];
}

/** Parses a stored review; suggestions of an older form are dropped. */
export function readReview({ suggestions, ...review }: StoredReview): Review {
  return { ...review, suggestions: storedSuggestionsSchema.parse(suggestions) };
}
