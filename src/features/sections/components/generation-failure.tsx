import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface GenerationFailureProps {
  title: string;
  message: string;
  onRetry: () => void;
}

export function GenerationFailure({ title, message, onRetry }: GenerationFailureProps) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <p>{message}</p>
        <div className="mt-3 flex flex-wrap gap-2">
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
      </AlertDescription>
    </Alert>
  );
}
