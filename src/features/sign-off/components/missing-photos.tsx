import { Alert, AlertDescription } from '@/components/ui/alert';
import { photoPathIn } from '../../../../supabase/functions/_shared/photo-address';

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
    paths.includes(photoPathIn(photo) ?? '') ? [index + 1] : [],
  );
  const list = new Intl.ListFormat('en-GB').format(numbers.map(String));
  return (
    <Alert variant="warning">
      <AlertDescription className="space-y-3">
        <p className="tabular max-h-40 overflow-y-auto">
          {numbers.length === 1
            ? `The file of photo ${list} cannot be read. Signed as it is, the report shows no picture there, and no file can take its place later.`
            : `The files of photos ${list} cannot be read. Signed as they are, the report shows no pictures there, and no files can take their places later.`}
        </p>
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1 size-4"
            checked={isGiven}
            onChange={({ target }) => {
              onGive(target.checked);
            }}
          />
          I sign without these photos
        </label>
      </AlertDescription>
    </Alert>
  );
}
