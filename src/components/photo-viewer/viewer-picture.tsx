import { lazy, Suspense, useState } from 'react';
import { cn } from '@/lib/cn';
import { servedPhoto } from '@/lib/served-photo';
import { PictureMissing, type ViewerPictureProps, Zoomed } from './zoomed-picture';

/** Loaded with the first drawing; on failure, the photo is shown without it. */
const DrawnPicture = lazy(() =>
  import('./drawn-picture').catch((error: unknown) => {
    console.warn('Drawings cannot be shown.', error);
    return { default: PlainPicture };
  }),
);

/** The photo itself, with its rendition until it has loaded. Give it the photo as key. */
export function ViewerPicture(props: ViewerPictureProps) {
  if (props.drawing === null) return <PlainPicture {...props} />;
  return (
    <Suspense>
      <DrawnPicture {...props} />
    </Suspense>
  );
}

type Loading = 'pending' | 'loaded' | 'failed';

function PlainPicture({ photo, alt, view, onSize }: ViewerPictureProps) {
  const [full, setFull] = useState<Loading>('pending');
  const [rendition, setRendition] = useState<Loading>('pending');
  const served = servedPhoto(photo);

  if (full === 'failed' && rendition === 'failed') return <PictureMissing />;
  return (
    <Zoomed view={view}>
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
            onSize({ width: naturalWidth, height: naturalHeight });
            setFull('loaded');
          }}
          onError={() => {
            setFull('failed');
          }}
        />
      )}
    </Zoomed>
  );
}
