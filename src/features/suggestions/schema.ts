import type { Database } from '@/lib/database.types';
import { storedSuggestionsSchema, type Suggestion } from '@shared/contract/stored';

type StoredReview = Database['public']['Tables']['consistency_reviews']['Row'];

/** An analyst's suggestions for a report's rows together, without those accepted. */
export interface Review extends Pick<StoredReview, 'analyst' | 'reviewed_at' | 'failure'> {
  suggestions: Suggestion[];
}

/** A review as it is stored; a suggestion of another form than today's is left out. */
export function readReview({ suggestions, ...review }: StoredReview): Review {
  return { ...review, suggestions: storedSuggestionsSchema.parse(suggestions) };
}
