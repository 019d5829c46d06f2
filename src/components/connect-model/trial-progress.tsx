import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';

/** From when it takes longer than a fast model does. */
const SLOW_AFTER_S = 20;

interface TrialProgressProps {
  model: string;
  seconds: number;
  onCancel: () => void;
}

/** Shown while a model describes the sample image. */
export function TrialProgress({ model, seconds, onCancel }: TrialProgressProps) {
  return (
    <div className="space-y-4 text-sm">
      <p role="status" className="flex items-center gap-2 [overflow-wrap:anywhere]">
        <Spinner decorative />
        {model} looks at a drawn photo…
      </p>
      <p className="tabular text-muted-foreground">
        {String(seconds)} s
        {seconds >= SLOW_AFTER_S &&
          '. A model on your own machine is loaded first, which may take minutes.'}
      </p>
      <Button size="sm" variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
