import { useEffect, useState } from 'react';
import { servedPhoto } from '@/lib/served-photo';

interface PictureChangeProps {
  bytes: Uint8Array<ArrayBuffer>;
  /** The stored photo; blank where there is none. */
  photo: string;
}

/** The photo of a row beside the picture that stands in its place in Word. */
export function PictureChange({ bytes, photo }: PictureChangeProps) {
  const [fromWord, setFromWord] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes]));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is a resource that has to be given back
    setFromWord(url);
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [bytes]);
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Shown label="Here" source={photo === '' ? '' : servedPhoto(photo).rendition} />
        <Shown label="In Word" source={fromWord} />
      </div>
      <p className="text-sm text-muted-foreground">
        Word may make pictures smaller when it saves them, which looks like another picture here.
        Replacing the photo removes the lines that were drawn on it and the time at which it was
        taken.
      </p>
    </>
  );
}

function Shown({ label, source }: { label: string; source: string }) {
  return (
    <figure>
      <figcaption className="mb-1 text-xs font-medium text-muted-foreground">{label}</figcaption>
      {source !== '' && (
        <img src={source} alt={`The picture: ${label}`} className="max-h-60 rounded-md border" />
      )}
    </figure>
  );
}
