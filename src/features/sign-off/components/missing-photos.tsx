import { readPhotoPath } from '../../../../supabase/functions/_shared/photo-address';
import { SigningConsent } from './signing-consent';

interface MissingPhotosProps {
  /** Paths of photos that the storage has no file of. */
  paths: readonly string[];
  /** Of the report. */
  rows: readonly { photo: string }[];
  isGiven: boolean;
  onGive: (given: boolean) => void;
}

/** Names the photos that cannot be read, and asks whether to sign all the same; nothing where there are none. */
export function MissingPhotos({ paths, rows, isGiven, onGive }: MissingPhotosProps) {
  if (paths.length === 0) return null;
  const numbers = rows.flatMap(({ photo }, index) =>
    paths.includes(readPhotoPath(photo) ?? '') ? [index + 1] : [],
  );
  const list = new Intl.ListFormat('en-GB').format(numbers.map(String));
  return (
    <SigningConsent label="I sign without these photos" isGiven={isGiven} onGive={onGive}>
      {numbers.length === 1
        ? `The file of photo ${list} cannot be read. Signed as it is, the report shows no picture there, and no file can take its place later.`
        : `The files of photos ${list} cannot be read. Signed as they are, the report shows no pictures there, and no files can take their places later.`}
    </SigningConsent>
  );
}
