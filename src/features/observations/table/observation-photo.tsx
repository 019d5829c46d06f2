import { PencilLine } from 'lucide-react';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import { photosCaption } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { PhotoButton } from '../findings/photo-button';
import { PhotoCaption } from '../findings/photo-caption';
import { hasPhoto } from '../schema';
import type { RowCommands } from '../particulars/row-commands';

interface ObservationPhotoProps {
  observation: Observation;
  number: number;
  /** Of all photos of the row's finding, including its own. */
  numbers: readonly number[];
  commands: Pick<RowCommands, 'open' | 'draw' | 'set'>;
}

export function ObservationPhoto({
  observation,
  number,
  numbers,
  commands,
}: ObservationPhotoProps) {
  return (
    <figure className="space-y-1.5">
      <div className="relative">
        <PhotoButton row={observation} number={number} textSize="text-sm" onOpen={commands.open} />
        {hasPhoto(observation) && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Draw on Photo ${String(number)}`}
            title="Draw (Shift+D)"
            className={cn(
              'absolute right-1.5 bottom-1.5 grid size-8 place-items-center rounded-md border bg-card text-foreground shadow-lift hover:border-foreground pointer-coarse:size-11',
              IN_ACTIVE_ROW,
            )}
            onClick={() => {
              commands.draw(number);
            }}
          >
            <PencilLine aria-hidden className="size-4" />
          </button>
        )}
      </div>
      <figcaption className="tabular text-sm text-muted-foreground">
        {photosCaption(numbers)}
      </figcaption>
      <PhotoCaption row={observation} number={number} commands={commands} />
    </figure>
  );
}
