import { LeaveGuard } from '@/components/leave-guard';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { WordFileDrop } from '@/components/word-file-drop';
import { MAX_TEMPLATES } from '../schema';
import type { TemplateUpload as Upload } from '../use-template-upload';

interface TemplateUploadProps {
  upload: Upload;
  /** Existing templates. */
  count: number;
}

/** Accepts a Word file, dropped or chosen, and shows the result. */
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
        <WordFileDrop
          name={{ place: 'Word template', choose: 'Choose a Word template' }}
          invitation="Drag your firm’s Word file here, or"
          says="A .docx or .dotx of up to 5 MB. What it would load from elsewhere is taken out."
          accept=".docx,.dotx"
          disabled={isBusy}
          onFile={upload.choose}
        />
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
