import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { NO_ROW, errorCode } from '@/lib/errors';
import { styleHintQuery } from '../queries';
import { WritingStyleForm } from './writing-style-form';

/**
 * Loads the style for the form. No style gives an empty form; a failed read is logged and gives none: it can be
 * retried, and nothing is saved over the style.
 */
export function WritingStyleScreen() {
  const user = useUser();
  const reading = useQuery(styleHintQuery(user.id));
  const { data, error, isPending } = reading;
  const hasFailed = error !== null && errorCode(error) !== NO_ROW;

  useEffect(() => {
    if (hasFailed) console.warn('The style could not be loaded', error);
  }, [hasFailed, error]);

  if (isPending) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">Loading your writing style...</span>
        <Skeleton className="h-64" />
        <Skeleton className="h-10 w-40" />
      </div>
    );
  }
  // An empty form would be saved over the unread style.
  if (hasFailed && data === undefined) {
    return (
      <LoadFailure
        title="Your writing style could not be loaded"
        query={reading}
        safe="Your style is"
      />
    );
  }
  return <WritingStyleForm saved={data ?? ''} />;
}
