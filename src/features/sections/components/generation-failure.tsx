import { OctagonAlert } from 'lucide-react';
import { Button } from '@/components/ui/button';

interface GenerationFailureProps {
  title: string;
  message: string;
  onRetry: () => void;
}

/** In the line above the texts: nothing moves. */
export function GenerationFailure({ title, message, onRetry }: GenerationFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <OctagonAlert aria-hidden className="size-4 shrink-0 text-destructive" />
      <p className="font-medium text-destructive">{title}</p>
      <p className="[overflow-wrap:anywhere]">{message}</p>
      <div className="flex gap-2">
        <Button size="sm" variant="outline" onClick={onRetry}>
          Retry
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload Page
        </Button>
      </div>
    </div>
  );
}
