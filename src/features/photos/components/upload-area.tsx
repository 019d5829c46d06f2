import { ImageUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { buttonStyle } from '@/components/ui/button-style';
import { toast } from '@/components/ui/toast';
import { cn } from '@/lib/cn';
import { ACCEPTED } from '../prepare/accepted-files';

/** Hidden files, and thumbnail folders, that systems and network drives put among photos. */
const HIDDEN =
  /(?:^|\/)(?:\.(?!\.?\/).*(?<!\.icloud)|@eaDir\/.*|__MACOSX\/.*|\$RECYCLE\.BIN\/.*|(?:eh)?thumbs\.db|desktop\.ini|icon\r)$/i;
/** Files of a dropped folder have a path. */
const isWanted = (file: File & { path?: string }) => !HIDDEN.test(file.path ?? file.name);

interface UploadAreaProps {
  onFiles: (files: File[]) => void;
  /** Smaller, once there are photos to show. */
  isCompact: boolean;
}

/** Accepts photos, dropped or chosen. */
export function UploadArea({ onFiles, isCompact }: UploadAreaProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (dropped) => {
      const files = dropped.filter(isWanted);
      if (files.length > 0) onFiles(files);
      else toast.error('No photos there', 'The folder holds no files that could be photos.');
    },
    onError: () => {
      toast.error(
        'The folder could not be read',
        'Choose the photos in it instead, or copy the folder to this computer first.',
      );
    },
    multiple: true,
  });
  return (
    <div
      {...getRootProps({
        className: cn(
          'flex cursor-pointer items-center justify-center gap-x-4 gap-y-2 rounded-lg border border-dashed border-input bg-card px-4 text-center transition-colors hover:border-signal hover:bg-signal-wash',
          isDragActive && 'border-solid border-signal bg-signal-wash',
          isCompact ? 'flex-wrap py-2.5' : 'flex-col py-14',
        ),
        role: 'group',
        'aria-label': 'Add photos',
        tabIndex: -1,
      })}
    >
      <input
        {...getInputProps({
          'aria-label': 'Choose photos',
          onChange(event) {
            // The library would ask the disk for each file's size and block the page.
            event.stopPropagation();
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          },
        })}
        accept={ACCEPTED}
      />
      <ImageUp
        aria-hidden
        className={cn('size-7 stroke-[1.5] text-signal', isCompact && 'max-sm:hidden')}
      />
      <p className="font-medium">
        {isDragActive ? 'Drop the photos here' : 'Drag photos here, or'}
      </p>
      <button type="button" className={buttonStyle({ variant: 'outline' })}>
        Browse photos
      </button>
      <div className="text-sm text-muted-foreground">
        <p>PNG, JPG, GIF up to 10MB</p>
        {!isCompact && (
          <p className="mt-2">
            Also HEIC and WebP. Larger photos are made smaller here first, and their location is
            removed.
          </p>
        )}
      </div>
    </div>
  );
}
