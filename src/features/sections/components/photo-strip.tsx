import { memo } from 'react';
import { ZoomIn } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { PhotoImage } from '@/components/photo-image';
import type { ViewedPhoto } from '@/components/photo-viewer/viewed-photo';
import { standAtFoot } from '@/lib/foot-bars';

interface PhotoStripProps {
  photos: readonly ViewedPhoto[];
  /** Numbers cited by the text at the cursor: "2,5". */
  citedIn: string;
  /** The source of `citedIn`. */
  place: 'paragraph' | 'text';
  isReadOnly: boolean;
  onInsert: (number: number) => void;
  onOpen: (number: number) => void;
}

/**
 * The report's photos beside the texts, first those cited in the paragraph at the cursor. A press inserts a reference
 * at the cursor. One tab stop; arrows move from photo to photo.
 */
export const PhotoStrip = memo(function PhotoStrip(props: PhotoStripProps) {
  const { photos, citedIn, place, isReadOnly, onInsert, onOpen } = props;
  if (photos.length === 0) return null;
  const numbers = new Set(citedIn.split(',').map(Number));
  const groups = [
    {
      label: place === 'paragraph' ? 'In this paragraph' : 'In the texts',
      list: 'Photos referred to',
      shown: photos.filter(({ number }) => numbers.has(number)),
    },
    {
      label: 'Press a photo to refer to it',
      list: 'Other photos',
      shown: photos.filter(({ number }) => !numbers.has(number)),
    },
  ];
  return (
    <Toolbar.Root
      ref={standAtFoot}
      aria-label="Photos"
      className="flex gap-4 max-lg:sticky max-lg:bottom-0 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-t max-lg:bg-background max-lg:px-4 max-lg:py-2 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:overflow-y-auto lg:pr-1"
    >
      {groups.map(({ label, list, shown }) => (
        <div key={list} className="max-lg:contents">
          {shown.length > 0 && (
            <>
              <p className="mb-1.5 text-sm text-muted-foreground max-lg:sr-only">{label}</p>
              <ul
                aria-label={list}
                className="flex gap-2 lg:grid lg:grid-cols-3 max-lg:first-of-type:border-r max-lg:first-of-type:pr-4"
              >
                {shown.map((photo) => (
                  <Tile
                    key={photo.number}
                    photo={photo}
                    isReadOnly={isReadOnly}
                    onInsert={onInsert}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </Toolbar.Root>
  );
});

interface TileProps extends Pick<PhotoStripProps, 'isReadOnly' | 'onInsert' | 'onOpen'> {
  photo: ViewedPhoto;
}

function Tile({ photo: { photo, number }, isReadOnly, onInsert, onOpen }: TileProps) {
  return (
    <li className="relative w-20 shrink-0 lg:w-auto">
      <Toolbar.Button
        aria-label={`Insert Photo ${number}`}
        title={`Writes “Photo ${number}” at the cursor`}
        disabled={isReadOnly}
        className="tabular block w-full rounded-md border bg-card p-1 text-left text-xs hover:border-signal disabled:opacity-60"
        onClick={() => {
          onInsert(number);
        }}
      >
        <PhotoImage photo={photo} alt="" className="h-12 w-full rounded-[2px] lg:h-14" />
        <span className="mt-1 block">Photo {number}</span>
      </Toolbar.Button>
      <Toolbar.Button
        aria-label={`View Photo ${number}`}
        className="absolute top-0 right-0 inline-flex size-6 items-center justify-center rounded-md border bg-card text-muted-foreground hover:text-signal pointer-coarse:size-8"
        onClick={() => {
          onOpen(number);
        }}
      >
        <ZoomIn aria-hidden className="size-3.5" />
      </Toolbar.Button>
    </li>
  );
}
