import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { isOffline, errorMessage } from '@/lib/errors';
import { letterheadQuery } from '../queries';
import { LetterheadForm } from './letterhead-form';

/**
 * Loads the firm and the author for the form. Nothing entered yet gives an empty form; a failed read gives none,
 * because an empty form would be saved over the data.
 */
export function LetterheadScreen() {
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery(letterheadQuery(user.id));

  useEffect(() => {
    if (error) console.warn('The firm and the author could not be loaded', error);
  }, [error]);

  if (isPending) {
    return (
      <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <span className="sr-only">Loading firm and author...</span>
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (!data) {
    return (
      <Alert variant="destructive">
        <AlertTitle>Firm and author could not be loaded</AlertTitle>
        <AlertDescription className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {isOffline(error)
              ? 'The server could not be reached. What you entered is safe there: check your connection and try again.'
              : `${errorMessage(error)} What you entered is safe: try again in a moment.`}
          </span>
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        </AlertDescription>
      </Alert>
    );
  }
  return <LetterheadForm {...data} />;
}
