import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { NO_ROW, codeOf } from '@/lib/errors';
import { styleHintQuery } from '../queries';
import { WritingStyleForm } from './writing-style-form';

/** Loads the style, then hands it to the form. A style that cannot be read is only logged. */
export function WritingStyleScreen() {
  const user = useUser();
  const { data, error, isPending } = useQuery(styleHintQuery(user.id));

  useEffect(() => {
    if (error && codeOf(error) !== NO_ROW) console.warn('The style could not be loaded', error);
  }, [error]);

  if (isPending) {
    return (
      <div role="status" className="space-y-4">
        <span className="sr-only">Loading your writing style...</span>
        <Skeleton className="h-64" />
        <Skeleton className="h-10 w-40" />
      </div>
    );
  }
  return <WritingStyleForm saved={data ?? ''} />;
}
