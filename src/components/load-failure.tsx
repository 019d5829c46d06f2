import type { ReactNode } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage, isOffline } from '@/lib/errors';

interface LoadFailureProps {
  title?: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Begins "… safe there", where a failed read could be taken for a loss: "Your style is". */
  safe?: string;
  /** Shown in place of the error's own sentence. */
  children?: ReactNode;
}

/** An announced failure to load, with a button that loads again. */
export function LoadFailure({ title, query, safe, children }: LoadFailureProps) {
  return (
    <Alert variant="destructive">
      {title && <AlertTitle>{title}</AlertTitle>}
      <AlertDescription className="flex flex-wrap items-center justify-between gap-3">
        <span>{children ?? describe(query.error, safe)}</span>
        <Button
          variant="outline"
          size="sm"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Retry
        </Button>
      </AlertDescription>
    </Alert>
  );
}

function describe(error: unknown, safe: string | undefined): string {
  if (safe === undefined) return errorMessage(error);
  return isOffline(error)
    ? `The server could not be reached. ${safe} safe there: check your connection and try again.`
    : `${errorMessage(error)} ${safe} safe: try again in a moment.`;
}
