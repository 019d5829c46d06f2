import { PencilLine } from 'lucide-react';
import { PhotoImage } from '@/components/photo-image';
import { IN_ACTIVE_ROW } from '@/components/ui/active-row-style';
import { cn } from '@/lib/cn';
import { photosCaption } from '@/records/findings';
import { readAnnotations, type Observation } from '@/records/observation';
import { hasPhoto } from '../schema';
import type { RowCommands } from '../particulars/row-commands';

interface ObservationPhotoProps {
  observation: Observation;
  number: number;
  /** Of all photos of the row's finding, its own too. */
  numbers: readonly number[];
  commands: Pick<RowCommands, 'open' | 'draw'>;
}

/** The row's photo with its number; a click opens it in full size. */
export function ObservationPhoto({
  observation,
  number,
  numbers,
  commands,
}: ObservationPhotoProps) {
  const name = `Photo ${String(number)}`;
  return (
    <figure className="space-y-1.5">
      {hasPhoto(observation) ? (
        <div className="relative">
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Open ${name} in full size`}
            className="block w-full rounded-md border hover:border-signal"
            onClick={() => {
              commands.open(number);
            }}
          >
            <PhotoImage
              photo={observation.photo}
              alt=""
              fit="contain"
              lines={readAnnotations(observation)}
              drawing={observation.drawing}
              className="aspect-4/3 w-full rounded-[2px]"
            />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={`Draw on ${name}`}
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
        </div>
      ) : (
        <div className="grid aspect-4/3 place-items-center rounded-md border border-dashed text-sm text-muted-foreground">
          No photo
        </div>
      )}
      <figcaption className="tabular text-sm text-muted-foreground">
        {photosCaption(numbers)}
      </figcaption>
    </figure>
  );
}
