import { lazy, Suspense, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Size } from '@/lib/pictures/size';
import { servedPhoto } from '@/lib/served-photo';

/** Most reports have no drawing: the code loads with the first one. */
const DrawnOver = lazy(() => import('./drawn-over'));

interface PhotoImageProps {
  /** The photo's stored URL. */
  photo: string;
  alt: string;
  /** For the frame; the picture inside keeps its proportions. */
  className?: string;
  /** For the picture: 'cover' fills the frame and may cut edges, 'contain' shows all of it. */
  fit?: 'cover' | 'contain';
  /** The stored drawing; null for none. */
  drawing?: unknown;
}

/** A photo in a frame: the rendition, else the photo itself, else a note that it cannot be shown. */
export function PhotoImage(props: PhotoImageProps) {
  return <Picture key={props.photo} {...props} />;
}

function Picture({ photo, alt, className, fit = 'cover', drawing = null }: PhotoImageProps) {
  const served = servedPhoto(photo);
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Size | null>(null);
  const source = [served.rendition, served.photo][attempt];
  const frame = cn('relative overflow-hidden bg-muted', className);
  if (source === undefined) {
    return (
      <span
        role="img"
        aria-label={`${alt} (cannot be shown)`}
        className={cn(frame, 'grid place-items-center text-muted-foreground')}
      >
        <ImageOff aria-hidden className="size-5" />
      </span>
    );
  }
  return (
    // No animation while loading: most of three hundred never load, and each would keep the page busy.
    <span className={cn(frame, 'block')}>
      <img
        key={source}
        src={source}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setPicture({ width: naturalWidth, height: naturalHeight });
        }}
        onError={() => {
          setAttempt(attempt + 1);
        }}
        className={cn('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
      />
      {picture && drawing !== null && (
        <Suspense>
          <DrawnOver drawing={drawing} picture={picture} source={source} fit={fit} />
        </Suspense>
      )}
    </span>
  );
}
