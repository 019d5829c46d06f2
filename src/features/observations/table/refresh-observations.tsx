import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useUser } from '@/lib/auth-context';
import { observationsQuery } from '../queries';

export function RefreshObservations({ reportId }: { reportId: string }) {
  const { id: userId } = useUser();
  const { isFetching, refetch } = useQuery(observationsQuery(userId, reportId));
  return (
    <Button
      variant="outline"
      className="max-sm:px-3"
      aria-busy={isFetching}
      onClick={() => {
        if (!isFetching) void refetch();
      }}
    >
      <RefreshCw aria-hidden className={isFetching ? 'animate-spin' : undefined} />
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
