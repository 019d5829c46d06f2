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
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { type Finding, listFindings, numberOf } from '@/records/findings';
import { isChecked } from '@/records/observation';
import { isTaken, nextLabel } from '@/document/revisions/next-label';
import {
  MAX_REVISION_LABEL,
  type RevisionDraft,
  revisionName,
  type SignedRevision,
  type SignedRow,
} from '@/records/signed-revision';
import { useSigning } from '../use-signing';
import { MissingPhotos } from './missing-photos';
import { readAuthor, SignatoryProfile } from './signatory-profile';
import { UncheckedConsent } from './unchecked-consent';

interface SignDialogProps {
  reportId: string;
  draft: RevisionDraft;
  /** What was signed before, the latest first. */
  revisions: readonly SignedRevision[];
  onClose: () => void;
}

/** In view however long what stands above is. */
const FOOTER = 'sticky -bottom-6 -mx-6 -mb-6 border-t bg-popover px-6 py-4';

/** Says what is signed, by whom, and what that freezes, before it is done. */
export function SignDialog({ reportId, draft, revisions, onClose }: SignDialogProps) {
  const { content } = draft;
  const { sign, revisionId, progress, problem, missing } = useSigning(reportId, onClose);
  const { label, setLabel, name, taken } = useRevisionLabel(
    content.report.revision,
    // An attempt whose answer was lost may have signed: repeating it is answered with that revision.
    revisions.filter(({ id }) => id !== revisionId),
  );
  const [acceptedMissing, setAcceptedMissing] = useState(0);
  const [consented, setConsented] = useState<number | null>(null);
  const findings = listFindings(content.rows);
  const unchecked = findings.flatMap(listUnchecked);
  const hasConsent =
    (unchecked.length === 0 || consented === unchecked.length) &&
    acceptedMissing === missing.length;
  const hasAuthor = readAuthor(content).author_name.trim() !== '';
  const isBusy = progress !== null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
    >
      <AlertDialogContent className="max-h-[90dvh]">
        <AlertDialogHeader>
          <AlertDialogTitle>{`Sign revision ${name}?`}</AlertDialogTitle>
          <AlertDialogDescription>
            {`“${content.report.title}” is frozen as it stands now: ${counted(findings.length)}, both sections, its details, firm, author and photos, which nobody can change or delete as long as the report exists. This is no qualified electronic signature: it keeps your name, the time and the content together.`}
          </AlertDialogDescription>
        </AlertDialogHeader>
        <SignatoryProfile reportId={reportId} content={content} disabled={isBusy} />
        <RevisionLabel value={label} taken={taken} disabled={isBusy} onChange={setLabel} />
        <UncheckedConsent
          reportId={reportId}
          rows={unchecked}
          isGiven={consented === unchecked.length}
          onGive={(given) => {
            setConsented(given ? unchecked.length : null);
          }}
        />
        <MissingPhotos
          paths={missing}
          rows={content.rows}
          isGiven={acceptedMissing === missing.length}
          onGive={(given) => {
            setAcceptedMissing(given ? missing.length : 0);
          }}
        />
        {progress && <SummingUp {...progress} />}
        {problem && (
          <Alert variant="destructive">
            <AlertDescription>{problem}</AlertDescription>
          </Alert>
        )}
        <AlertDialogFooter className={FOOTER}>
          <AlertDialogCancel disabled={isBusy}>Cancel</AlertDialogCancel>
          <Button
            variant="signal"
            busy={isBusy}
            disabled={!hasAuthor || !hasConsent || taken !== null}
            onClick={() => {
              void sign({
                draft,
                unchecked: unchecked.length,
                label,
                knownMissing: acceptedMissing,
              });
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

/** What the next revision is called: proposed, then as it is typed; `taken` is its name where one has it already. */
function useRevisionLabel(current: string, revisions: readonly SignedRevision[]) {
  const [label, setLabel] = useState(() => nextLabel(current, revisions));
  const number = Math.max(0, ...revisions.map((one) => one.number)) + 1;
  const name = revisionName({ number, label });
  return { label, setLabel, name, taken: isTaken(name, revisions) ? name : null };
}

interface RevisionLabelProps {
  value: string;
  /** The name of a signed revision that this would be, too. */
  taken: string | null;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** What the revision is called; its number stands for a blank one. */
function RevisionLabel({ value, taken, disabled, onChange }: RevisionLabelProps) {
  return (
    <Field
      label="Revision"
      hint="Left blank, it is called by its number."
      error={
        taken === null
          ? undefined
          : `This report has a signed revision ${taken} already. Give this one another label.`
      }
    >
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={MAX_REVISION_LABEL}
          disabled={disabled}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      )}
    </Field>
  );
}

function SummingUp({ done, total }: { done: number; total: number }) {
  return (
    <div className="space-y-2">
      <p
        role="status"
        className="text-sm tabular-nums"
      >{`Summing up photos: ${done} / ${total}`}</p>
      <Progress value={total === 0 ? 100 : (100 * done) / total} aria-label="Photos" />
    </div>
  );
}

const listUnchecked = (finding: Finding<SignedRow>) =>
  isChecked(finding.row) ? [] : [{ id: finding.row.id, number: numberOf(finding) }];

const counted = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
