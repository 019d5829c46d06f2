import { FileUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { LeaveGuard } from '@/components/leave-guard';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Spinner } from '@/components/ui/spinner';
import { cn } from '@/lib/cn';
import { MAX_TEMPLATES } from '../schema';
import type { TemplateUpload as Upload } from '../use-template-upload';

interface TemplateUploadProps {
  upload: Upload;
  /** How many there are already. */
  count: number;
}

/** Where a Word file is dropped, or chosen by click, tap or key; and what came of it. */
export function TemplateUpload({ upload, count }: TemplateUploadProps) {
  const { state } = upload;
  const isFull = count >= MAX_TEMPLATES;
  const isBusy = state.status === 'reading' || state.status === 'saving';
  return (
    <div className="space-y-3">
      <LeaveGuard when={state.status === 'unsaved'} onLeave={upload.giveUp} />
      {isFull ? (
        <p className="rounded-lg border border-dashed px-4 py-6 text-center text-sm text-muted-foreground">
          You have {MAX_TEMPLATES} Word templates, which is as many as one person can keep. Delete
          one to add another.
        </p>
      ) : (
        <DropArea onFile={upload.choose} isBusy={isBusy} />
      )}
      <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
        {isBusy && (
          <>
            <Spinner decorative />
            <span className="wrap-anywhere">
              {state.status === 'reading' ? 'Reading' : 'Saving'} {state.fileName}...
            </span>
          </>
        )}
      </p>
      {state.status === 'refused' && (
        <Alert variant="destructive">
          <AlertTitle className="wrap-anywhere">{state.fileName} can’t be used</AlertTitle>
          <AlertDescription>{state.message}</AlertDescription>
        </Alert>
      )}
      {state.status === 'unsaved' && (
        <Alert variant="destructive">
          <AlertTitle className="wrap-anywhere">{state.fileName} is not saved</AlertTitle>
          <AlertDescription className="space-y-3">
            <p>{state.message}</p>
            <p className="flex flex-wrap gap-2">
              <Button size="sm" onClick={upload.tryAgain}>
                Try again
              </Button>
              <Button size="sm" variant="outline" onClick={upload.giveUp}>
                Don’t save it
              </Button>
            </p>
          </AlertDescription>
        </Alert>
      )}
    </div>
  );
}

interface DropAreaProps {
  onFile: (file: File) => void;
  isBusy: boolean;
}

function DropArea({ onFile, isBusy }: DropAreaProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDropAccepted: ([file]) => {
      if (file) onFile(file);
    },
    multiple: false,
    disabled: isBusy,
  });
  return (
    <div
      {...getRootProps({
        className: cn(
          'flex cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border border-dashed border-input bg-card px-4 py-10 text-center transition-colors hover:border-signal hover:bg-signal-wash',
          isDragActive && 'border-solid border-signal bg-signal-wash',
        ),
        role: 'group',
        'aria-label': 'Word template',
        tabIndex: -1,
      })}
    >
      <input {...getInputProps({ 'aria-label': 'Choose a Word template' })} accept=".docx,.dotx" />
      <FileUp aria-hidden className="size-7 stroke-[1.5] text-signal" />
      <p className="font-medium">
        {isDragActive ? 'Drop the file here' : 'Drag your firm’s Word file here, or'}
      </p>
      <button type="button" disabled={isBusy} className={buttonStyle({ variant: 'outline' })}>
        Choose a file
      </button>
      <p className="max-w-prose text-sm text-muted-foreground">
        A .docx or .dotx of up to 5 MB. What it would load from elsewhere is taken out.
      </p>
    </div>
  );
}
