import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { letterheadQuery } from '../queries';
import { LetterheadForm } from './letterhead-form';

/**
 * Loads the firm and the author for the form. Nothing entered yet gives an empty form; a failed read gives none,
 * because an empty form would be saved over the data.
 */
export function LetterheadScreen() {
  const user = useUser();
  const reading = useQuery(letterheadQuery(user.id));
  const { data, error, isPending } = reading;

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
      <LoadFailure
        title="Firm and author could not be loaded"
        query={reading}
        safe="What you entered is"
      />
    );
  }
  return <LetterheadForm {...data} />;
}
