import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { AlertDialog, AlertDialogCancel, AlertDialogContent } from '@/components/ui/alert-dialog';
import { DialogFooter } from '@/components/ui/dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Progress } from '@/components/ui/progress';
import { type Finding, listFindings, findPhotoNumber } from '@/records/findings';
import { isChecked } from '@/records/observation';
import { type BrokenReference, brokenReferences } from '@/document/model/broken-references';
import { isTaken, nextLabel } from '@/document/revisions/next-label';
import {
  MAX_REVISION_LABEL,
  type RevisionDraft,
  revisionName,
  type SignedRevision,
  type SignedRow,
} from '@/records/signed-revision';
import { letterheadTextsSchema } from '@/records/letterhead';
import { tooManyCharacters } from '@shared/text/count-characters';
import { useSigning } from '../use-signing';
import { readAuthor, SignatoryProfile } from './signatory-profile';
import { SigningConsent } from './signing-consent';
import { readPhotoPath } from '@shared/photo-address';
import { rowAddress } from '@/features/observations/schema';
import { counted } from '@/lib/counted';

interface SignDialogProps {
  reportId: string;
  draft: RevisionDraft;
  revisions: readonly SignedRevision[];
  BrokenReferences: ShowBrokenReferences;
  onClose: () => void;
}

export type ShowBrokenReferences = ComponentType<{
  reportId: string;
  references: readonly BrokenReference[];
}>;

/** Stays in view however long the content is. */
const FOOTER = 'sticky -bottom-6 -mx-6 -mb-6 border-t bg-popover px-6 py-4';

/** Shows what is signed, by whom, and what that locks, before signing. */
export function SignDialog(props: SignDialogProps) {
  const { reportId, draft, revisions, BrokenReferences, onClose } = props;
  const { content } = draft;
  const { sign, revisionId, progress, problem, missing } = useSigning(reportId, onClose);
  const { label, setLabel, name, taken } = useRevisionLabel(
    content.report.revision,
    // An attempt whose answer was lost may have signed: repeating it returns that revision.
    revisions.filter(({ id }) => id !== revisionId),
  );
  const findings = listFindings(content.rows);
  const unchecked = findings.flatMap(listUnchecked);
  const broken = brokenReferences({ ...content, observations: content.rows });
  const consents = {
    unchecked: useConsent(unchecked.length),
    broken: useConsent(broken.length),
    missing: useConsent(missing.length),
  };
  const hasConsent = Object.values(consents).every(({ isGiven }) => isGiven);
  const stored = readAuthor(content);
  // A first signature begins with the fields: there is no name to show yet.
  const [author, setAuthor] = useState(stored.author_name.trim() === '' ? stored : null);
  const hasAuthor = (author ?? stored).author_name.trim() !== '';
  const isTooLong =
    tooManyCharacters(label, MAX_REVISION_LABEL) !== null ||
    (author !== null && !letterheadTextsSchema.partial().safeParse(author).success);
  const isBusy = progress !== null;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
    >
      <AlertDialogContent
        className="max-h-[90dvh]"
        title={`Sign revision ${name}?`}
        description={`“${content.report.title}” is frozen as it stands now: ${counted(findings.length, 'row')}, both sections, its details, firm, author and photos, which nobody can change or delete as long as the report exists. This is no qualified electronic signature: it keeps your name, the time and the content together.`}
      >
        <SignatoryProfile content={content} typed={author} disabled={isBusy} onChange={setAuthor} />
        <RevisionLabel value={label} taken={taken} disabled={isBusy} onChange={setLabel} />
        <UncheckedConsent reportId={reportId} rows={unchecked} {...consents.unchecked} />
        {broken.length > 0 && (
          <SigningConsent label="I sign with these references broken" {...consents.broken}>
            <BrokenReferences reportId={reportId} references={broken} />
          </SigningConsent>
        )}
        <MissingPhotos paths={missing} rows={content.rows} {...consents.missing} />
        {progress && <SummingUp {...progress} />}
        {problem && (
          <Alert variant="destructive">
            <AlertDescription>{problem}</AlertDescription>
          </Alert>
        )}
        <DialogFooter className={FOOTER}>
          <AlertDialogCancel disabled={isBusy}>Cancel</AlertDialogCancel>
          <Button
            variant="signal"
            busy={isBusy}
            disabled={!hasAuthor || !hasConsent || taken !== null || isTooLong}
            onClick={() => {
              void sign({
                draft,
                author,
                label,
                unchecked: unchecked.length,
                knownMissing: consents.missing.isGiven ? missing.length : 0,
              });
            }}
          >
            {unchecked.length === 0
              ? 'Sign'
              : `Sign with ${counted(unchecked.length, 'row')} that nobody checked`}
          </Button>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** The person's consent to so many faults; another number needs a new one. */
function useConsent(count: number) {
  const [known, setKnown] = useState(0);
  return {
    isGiven: known === count,
    onGive: (given: boolean) => {
      setKnown(given ? count : 0);
    },
  };
}

/** Proposes the next revision's label, then keeps it as typed; `taken` is its name if a revision already has it. */
function useRevisionLabel(current: string, revisions: readonly SignedRevision[]) {
  const [label, setLabel] = useState(() => nextLabel(current, revisions));
  const number = Math.max(0, ...revisions.map((one) => one.number)) + 1;
  const name = revisionName({ number, label });
  return { label, setLabel, name, taken: isTaken(name, revisions) ? name : null };
}

interface RevisionLabelProps {
  value: string;
  /** The conflicting name of a signed revision. */
  taken: string | null;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** Asks for the revision's label; a blank one prints its number. */
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
          most={MAX_REVISION_LABEL}
          disabled={disabled}
          onText={onChange}
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
  isChecked(finding.row) ? [] : [{ id: finding.row.id, number: findPhotoNumber(finding) }];

interface MissingPhotosProps {
  /** Paths of photos without a file in the storage. */
  paths: readonly string[];
  /** The report's rows. */
  rows: readonly { photo: string }[];
  isGiven: boolean;
  onGive: (given: boolean) => void;
}

/** Names the unreadable photos, and asks whether to sign all the same; nothing if there are none. */
function MissingPhotos({ paths, rows, isGiven, onGive }: MissingPhotosProps) {
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

interface UncheckedConsentProps {
  reportId: string;
  rows: readonly { id: string; number: number }[];
  isGiven: boolean;
  onGive: (given: boolean) => void;
}

/** Names the rows that no person has accepted, edited or written; nothing if there are none. */
function UncheckedConsent({ reportId, rows, isGiven, onGive }: UncheckedConsentProps) {
  if (rows.length === 0) return null;
  return (
    <SigningConsent label="I sign with these rows unchecked" isGiven={isGiven} onGive={onGive}>
      {'Nobody has accepted, edited or written these rows: '}
      {rows.map(({ id, number }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link className="underline" to={rowAddress({ id, report_id: reportId })}>
            {`Photo ${number}`}
          </Link>
        </span>
      ))}
      {'. Signed as they are, the report names them as not checked.'}
    </SigningConsent>
  );
}
