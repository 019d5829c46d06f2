import { PhotoImage } from '@/components/photo-image';
import { readAnnotations, type Observation } from '@/records/observation';
import { hasPhoto } from '../schema';

interface ObservationPhotoProps {
  observation: Observation;
  number: number;
  onOpen: (number: number) => void;
}

/** The row's photo with its number; a click opens it in full size. */
export function ObservationPhoto({ observation, number, onOpen }: ObservationPhotoProps) {
  const name = `Photo ${String(number)}`;
  return (
    <figure className="space-y-1.5">
      {hasPhoto(observation) ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Open ${name} in full size`}
          className="block w-full rounded-md border hover:border-signal"
          onClick={() => {
            onOpen(number);
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
      ) : (
        <div className="grid aspect-4/3 place-items-center rounded-md border border-dashed text-sm text-muted-foreground">
          No photo
        </div>
      )}
      <figcaption className="tabular text-sm text-muted-foreground">{name}</figcaption>
    </figure>
  );
}
