import { useMemo } from 'react';
import { referencedPhotos } from '../references/referenced-photos';
import type { ShownSection } from '../texts/shown-section';

interface ReferenceNotesProps {
  shown: ShownSection;
  rowCount: number;
}

/** References of a text that lead to no photo, or perhaps to another than was meant. */
export function ReferenceNotes({ shown, rowCount }: ReferenceNotesProps) {
  const { unknown, strangers } = useMemo(
    () => referencedPhotos(shown, rowCount),
    [shown, rowCount],
  );
  return (
    <>
      {shown.deleted.map(({ name, number }) => (
        <p key={name} className="mt-2 text-sm text-warning">
          {number === null ? `[${name}]` : `[${name}], which was Photo ${number},`} refers to a
          photo that was deleted.
        </p>
      ))}
      {strangers.length > 0 && (
        <p className="mt-2 text-sm text-warning">
          Photo {strangers.join(', ')} was not in the report when this text was saved. Check what is
          meant, then save.
        </p>
      )}
      {rowCount > 0 && unknown.length > 0 && (
        <p className="mt-2 text-sm text-warning">
          The text refers to photo {unknown.join(', ')}, which this report does not have.
        </p>
      )}
    </>
  );
}
