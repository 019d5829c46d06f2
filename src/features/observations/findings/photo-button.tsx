import type { ComponentProps } from 'react';
import { PhotoImage } from '@/components/photo-image';
import { cn } from '@/lib/cn';
import type { Observation } from '@/records/observation';
import { hasPhoto } from '../schema';

interface PhotoButtonProps extends ComponentProps<'button'> {
  row: Observation;
  number: number;
  /** The size of the words shown without a photo. */
  textSize: string;
  onOpen: (number: number) => void;
  /** The row's id where its photo is beside another row's: the photo is found by it after a move. */
  besideId?: string;
}

/** A row's photo with its drawing; a click opens it in full size. */
export function PhotoButton({
  row,
  number,
  textSize,
  onOpen,
  besideId,
  ...attributes
}: PhotoButtonProps) {
  if (!hasPhoto(row)) {
    return (
      <div
        data-photo={besideId}
        className={cn(
          'grid aspect-4/3 place-items-center rounded-md border border-dashed text-muted-foreground',
          textSize,
        )}
      >
        No photo
      </div>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      data-photo={besideId}
      aria-label={`Open Photo ${String(number)} in full size`}
      className="block w-full rounded-md border hover:border-signal"
      onClick={() => {
        onOpen(number);
      }}
      {...attributes}
    >
      <PhotoImage
        photo={row.photo}
        alt=""
        fit="contain"
        drawing={row.drawing}
        className="aspect-4/3 w-full rounded-[2px]"
      />
    </button>
  );
}
