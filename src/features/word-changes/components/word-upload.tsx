import { FileUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { buttonStyle } from '@/components/ui/button-style';
import { cn } from '@/lib/cn';

/** Where the edited Word file is dropped, or chosen by click, tap or key. */
export function WordUpload({ onFile }: { onFile: (file: File) => void }) {
  const take = ([file]: File[]) => {
    if (file) onFile(file);
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDropAccepted: take,
    multiple: false,
  });
  return (
    <div
      {...getRootProps({
        className: cn(
          'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border border-dashed border-input bg-card px-4 py-14 text-center transition-colors hover:border-signal hover:bg-signal-wash',
          isDragActive && 'border-solid border-signal bg-signal-wash',
        ),
        role: 'group',
        'aria-label': 'Edited Word file',
        tabIndex: -1,
      })}
    >
      <input {...getInputProps({ 'aria-label': 'Choose the edited Word file' })} accept=".docx" />
      <FileUp aria-hidden className="size-7 stroke-[1.5] text-signal" />
      <p className="font-medium">
        {isDragActive ? 'Drop the file here' : 'Drag the edited Word file here, or'}
      </p>
      <button type="button" className={buttonStyle({ variant: 'outline' })}>
        Choose a file
      </button>
      <p className="max-w-prose text-sm text-muted-foreground">
        The .docx that was exported from this report, saved by Word, LibreOffice or another program.
        It is read in this browser and not uploaded.
      </p>
    </div>
  );
}
