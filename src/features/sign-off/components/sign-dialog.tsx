import { useState } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { isChecked } from '@/features/observations/schema';
import type { RevisionDraft } from '../schema';
import { useSigning } from '../use-signing';
import { SignatoryFields, type SignatureDraft } from './signatory-fields';
import { UncheckedConsent } from './unchecked-consent';

interface SignDialogProps {
  reportId: string;
  draft: RevisionDraft;
  /** Of the revision that is made. */
  number: number;
  onClose: () => void;
}

/** Says what is signed, by whom, and what that freezes, before it is done. */
export function SignDialog({ reportId, draft, number, onClose }: SignDialogProps) {
  const { content } = draft;
  const { sign, progress, problem } = useSigning(reportId, onClose);
  const [signature, setSignature] = useState<SignatureDraft>({
    name: content.letterhead?.author_name ?? '',
    letters: content.letterhead?.author_letters ?? '',
    membership: content.letterhead?.author_membership ?? '',
    label: content.report.revision,
  });
  const [consented, setConsented] = useState<number | null>(null);
  const unchecked = content.rows.flatMap((row, index) =>
    isChecked(row) ? [] : [{ id: row.id, number: index + 1 }],
  );
  const hasConsent = unchecked.length === 0 || consented === unchecked.length;
  const isBusy = progress !== null;
  const { label, ...signatory } = signature;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
    >
      <AlertDialogContent className="max-h-[90dvh] overflow-y-auto">
        <AlertDialogHeader>
          <AlertDialogTitle>{`Sign revision ${label.trim() || number}?`}</AlertDialogTitle>
          <AlertDialogDescription>
            {`“${content.report.title}” is frozen as it stands now: ${counted(content.rows.length)}, both sections, its details, the firm and the author, and its photos. Nobody can change or delete this revision, you included, as long as the report exists. This is no qualified electronic signature: it keeps your name, the time and the content together.`}
          </AlertDialogDescription>
        </AlertDialogHeader>
        <SignatoryFields value={signature} disabled={isBusy} onChange={setSignature} />
        <UncheckedConsent
          reportId={reportId}
          rows={unchecked}
          isGiven={hasConsent}
          onGive={(given) => {
            setConsented(given ? unchecked.length : null);
          }}
        />
        {progress && (
          <div className="space-y-2">
            <p role="status" className="text-sm tabular-nums">
              {`Summing up photos: ${progress.done} / ${progress.total}`}
            </p>
            <Progress
              value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
              aria-label="Photos"
            />
          </div>
        )}
        {problem && (
          <Alert variant="destructive">
            <AlertDescription>{problem}</AlertDescription>
          </Alert>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel disabled={isBusy}>Cancel</AlertDialogCancel>
          <Button
            variant="signal"
            busy={isBusy}
            disabled={signature.name.trim() === '' || !hasConsent}
            onClick={() => {
              void sign({ draft, unchecked: unchecked.length, label, signatory });
            }}
          >
            {unchecked.length === 0
              ? 'Sign'
              : `Sign with ${counted(unchecked.length)} that nobody checked`}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

const counted = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
