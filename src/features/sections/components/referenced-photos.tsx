import { useMemo } from 'react';
import { PhotoImage } from '@/components/photo-image';
import type { ViewedPhoto } from '@/components/photo-viewer/viewed-photo-panel';
import { referencedPhotos } from '../references/referenced-photos';
import type { ShownSection } from '../texts/shown-section';

interface ReferencedPhotosProps {
  shown: ShownSection;
  photos: ViewedPhoto[];
  rowCount: number;
  onOpen: (number: number) => void;
}

/** The photos a text names, to open: a text field itself can hold no links. */
export function ReferencedPhotos({ shown, photos, rowCount, onOpen }: ReferencedPhotosProps) {
  const { known, unknown, strangers } = useMemo(
    () => referencedPhotos(shown, rowCount),
    [shown, rowCount],
  );
  const named = photos.filter(({ number }) => known.includes(number));
  return (
    <div className="min-w-0 space-y-2.5">
      {named.length > 0 && (
        <ul
          aria-label="Photos referred to"
          className="flex max-h-52 flex-wrap gap-2 overflow-y-auto p-0.5 lg:max-h-80"
        >
          {named.map(({ number, photo }) => (
            <li key={number}>
              <button
                type="button"
                className="tabular flex min-h-11 items-center gap-2 rounded-md border bg-card py-1 pr-2.5 pl-1 text-sm hover:border-signal"
                onClick={() => {
                  onOpen(number);
                }}
              >
                <PhotoImage photo={photo} alt="" className="h-9 w-12 rounded-[2px]" />
                Photo {number}
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown.deleted.map(({ name, number }) => (
        <p key={name} className="text-sm text-warning">
          {number === null ? `[${name}]` : `[${name}], which was Photo ${number},`} refers to a
          photo that was deleted.
        </p>
      ))}
      {strangers.length > 0 && (
        <p className="text-sm text-warning">
          Photo {strangers.join(', ')} was not in the report when this text was saved. Check what is
          meant, then save.
        </p>
      )}
      {rowCount > 0 && unknown.length > 0 && (
        <p className="text-sm text-warning">
          The text refers to photo {unknown.join(', ')}, which this report does not have.
        </p>
      )}
    </div>
  );
}
