import { FileUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { buttonStyle } from '@/components/ui/button-style';
import { cn } from '@/lib/cn';

interface WordFileDropProps {
  /** Names for screen readers. */
  name: { place: string; choose: string };
  invitation: string;
  /** The accepted files, and what happens to them. */
  says: string;
  /** Extensions, for the browser's file dialog: ".docx,.dotx". */
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
}

/** Accepts one Word file, dropped or chosen. */
export function WordFileDrop({
  name,
  invitation,
  says,
  accept,
  disabled = false,
  onFile,
}: WordFileDropProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDropAccepted: ([file]) => {
      if (file) onFile(file);
    },
    multiple: false,
    disabled,
  });
  return (
    <div
      {...getRootProps({
        className: cn(
          'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border border-dashed border-input bg-card px-4 py-12 text-center transition-colors hover:border-signal hover:bg-signal-wash',
          isDragActive && 'border-solid border-signal bg-signal-wash',
        ),
        role: 'group',
        'aria-label': name.place,
        tabIndex: -1,
      })}
    >
      <input {...getInputProps({ 'aria-label': name.choose })} accept={accept} />
      <FileUp aria-hidden className="size-7 stroke-[1.5] text-signal" />
      <p className="font-medium">{isDragActive ? 'Drop the file here' : invitation}</p>
      <button type="button" disabled={disabled} className={buttonStyle({ variant: 'outline' })}>
        Choose a file
      </button>
      <p className="max-w-prose text-sm text-muted-foreground">{says}</p>
    </div>
  );
}
