import { Camera } from 'lucide-react';
import { PhotoImage } from '@/components/photo-image';

interface PhotoStripProps {
  /** Undefined until they are known. */
  photos: string[] | undefined;
}

/**
 * A report's first photos, as tall as they ever are before they are known. Hidden from screen readers: the card's title
 * says which report it is, and its facts how many photos it has.
 */
export function PhotoStrip({ photos }: PhotoStripProps) {
  return (
    <div
      aria-hidden
      className="flex h-32 gap-px overflow-hidden rounded-t-[calc(var(--radius-lg)-1px)] bg-border"
    >
      {photos?.map((photo) => (
        <PhotoImage key={photo} photo={photo} alt="" className="h-full min-w-0 flex-1" />
      ))}
      {photos?.length !== 0 ? null : (
        <span className="grid flex-1 place-items-center bg-muted text-muted-foreground">
          <Camera className="size-6 stroke-[1.5]" />
        </span>
      )}
      {photos === undefined && <span className="flex-1 bg-muted" />}
    </div>
  );
}
