import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { NO_ROW, errorCode, isOffline, errorMessage } from '@/lib/errors';
import { styleHintQuery } from '../queries';
import { WritingStyleForm } from './writing-style-form';

/**
 * Loads the style for the form. No style gives an empty form; a failed read is logged and gives none: it can be
 * retried, and nothing is saved over the style.
 */
export function WritingStyleScreen() {
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery(styleHintQuery(user.id));
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
    return <StyleUnread error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <WritingStyleForm saved={data ?? ''} />;
}

interface StyleUnreadProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function StyleUnread({ error, isRetrying, onRetry }: StyleUnreadProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>Your writing style could not be loaded</AlertTitle>
      <AlertDescription className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {isOffline(error)
            ? 'The server could not be reached. Your style is safe there: check your connection and try again.'
            : `${errorMessage(error)} Your style is safe: try again in a moment.`}
        </span>
        <Button variant="outline" size="sm" busy={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </AlertDescription>
    </Alert>
  );
}
