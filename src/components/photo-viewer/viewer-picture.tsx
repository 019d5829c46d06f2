import { useState } from 'react';
import { ImageOff } from 'lucide-react';
import { cn } from '@/lib/cn';
import type { Size } from '@/lib/pictures/size';
import { servedPhoto } from '@/lib/served-photo';
import { PhotoLines, type PhotoLine } from '../photo-lines';
import type { View } from './photo-zoom';

interface ViewerPictureProps {
  /** The photo's stored URL. */
  photo: string;
  alt: string;
  view: View;
  /** Drawn over the photo once it is loaded. */
  lines: readonly PhotoLine[];
  /** The picture's own size in pixels, once it is loaded. */
  onSize: (size: Size) => void;
}

type Loading = 'pending' | 'loaded' | 'failed';

/** The photo itself, with its rendition standing in until it has come. Give it the photo as key. */
export function ViewerPicture({ photo, alt, view, lines, onSize }: ViewerPictureProps) {
  const [full, setFull] = useState<Loading>('pending');
  const [picture, setPicture] = useState<Size | null>(null);
  const [rendition, setRendition] = useState<Loading>('pending');
  const served = servedPhoto(photo);
  const { x, y, scale } = view;
  const transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;

  if (full === 'failed' && rendition === 'failed') {
    return (
      <div role="alert" className="flex max-w-sm flex-col items-center gap-3 text-center">
        <ImageOff aria-hidden className="size-8 stroke-[1.5]" />
        <p>This photo could not be loaded. Close it, and open it again when you are connected.</p>
      </div>
    );
  }
  return (
    <div
      className="grid size-full place-items-center *:col-start-1 *:row-start-1"
      style={{ transform }}
    >
      {full !== 'loaded' && rendition !== 'failed' && (
        <img
          src={served.rendition}
          alt={full === 'failed' ? alt : ''}
          draggable={false}
          className="size-full min-h-0 min-w-0 object-contain"
          onError={() => {
            setRendition('failed');
          }}
        />
      )}
      {full !== 'failed' && (
        <img
          src={served.photo}
          alt={alt}
          draggable={false}
          className={cn(
            'max-h-full min-h-0 max-w-full min-w-0 object-contain',
            full === 'pending' && 'invisible',
          )}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const size = { width: naturalWidth, height: naturalHeight };
            onSize(size);
            setPicture(size);
            setFull('loaded');
          }}
          onError={() => {
            setFull('failed');
          }}
        />
      )}
      {picture && lines.length > 0 && (
        <PhotoLines
          lines={lines}
          picture={picture}
          scale={scale}
          className="max-h-full min-h-0 max-w-full min-w-0"
        />
      )}
    </div>
  );
}
