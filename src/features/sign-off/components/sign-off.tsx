import { useMemo, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useUser } from '@/lib/auth-context';
import { counted } from '@/lib/counted';
import { errorMessage } from '@/lib/errors';
import { draftQuery, revisionContentQuery, revisionsQuery } from '../queries';
import { changesBetween } from '@/document/revisions/changes-between';
import { changesSummary } from '@/document/revisions/changes-summary';
import { isChecked } from '@/records/observation';
import { revisionName } from '@/records/signed-revision';
import { RevisionHistory } from './revision-history';
import { listFindings } from '@/records/findings';
import { type ShowBrokenReferences, SignDialog } from './sign-dialog';

interface SignOffProps {
  reportId: string;
  /** Names broken references before signing. */
  BrokenReferences: ShowBrokenReferences;
}

export function SignOff({ reportId, BrokenReferences }: SignOffProps) {
  const { id: userId } = useUser();
  const [isSigning, setIsSigning] = useState(false);
  const [revisions, draft] = useQueries({
    queries: [revisionsQuery(userId, reportId), draftQuery(userId, reportId)],
  });
  const error = revisions.error ?? draft.error;
  const findings = draft.data && listFindings(draft.data.content.rows);
  const unchecked = findings?.filter(({ row }) => !isChecked(row)).length ?? null;
  const isFirst = revisions.data?.length === 0;
  // Most people have nothing to sign yet: the rows come first.
  const isReady = unchecked === 0 || revisions.data?.[0] !== undefined || error !== null;
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  return (
    <Card className="mx-auto max-w-xl">
      <details
        open={isOpened ?? isReady}
        className="group"
        onToggle={({ currentTarget }) => {
          setIsOpened(currentTarget.open);
        }}
      >
        <summary className="flex min-h-16 list-none items-center gap-3 rounded-lg px-5 [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg font-semibold">Sign-off</h2>
          <p className="min-w-0 flex-1 text-sm text-muted-foreground">
            {isFirst && unchecked !== null && unchecked > 0 && waitingText(unchecked)}
          </p>
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-muted-foreground transition-transform group-open:rotate-90"
          />
        </summary>
        <div className="space-y-4 px-5 pb-5">
          {error && (
            <Alert variant="destructive">
              <AlertDescription>{errorMessage(error)}</AlertDescription>
            </Alert>
          )}
          {isFirst && (
            <p className="text-sm text-muted-foreground">
              No revision of this report is signed. Signing freezes it as it stands: its rows,
              sections, details and photos. Whatever is changed later makes the next revision.
            </p>
          )}
          {revisions.data?.[0] && draft.data && (
            <ChangedSince latest={revisions.data[0]} now={draft.data.content} />
          )}
          <Button
            variant="outline"
            disabled={!draft.data || !revisions.data}
            onClick={() => {
              setIsSigning(true);
            }}
          >
            Sign this revision
          </Button>
          {revisions.data && revisions.data.length > 0 && (
            <RevisionHistory reportId={reportId} revisions={revisions.data} />
          )}
        </div>
      </details>
      {isSigning && draft.data && revisions.data && (
        <SignDialog
          reportId={reportId}
          draft={draft.data}
          revisions={revisions.data}
          BrokenReferences={BrokenReferences}
          onClose={() => {
            setIsSigning(false);
          }}
        />
      )}
    </Card>
  );
}

const waitingText = (rows: number) => `Waits for your check of ${counted(rows, 'row')}.`;

interface ChangedSinceProps {
  latest: Parameters<typeof revisionName>[0] & { id: string };
  now: Parameters<typeof changesBetween>[1];
}

function ChangedSince({ latest, now }: ChangedSinceProps) {
  const { id: userId } = useUser();
  const [{ data: signed }] = useQueries({ queries: [revisionContentQuery(userId, latest.id)] });
  const summary = useMemo(
    () => (signed ? changesSummary(changesBetween(signed, now)) : null),
    [signed, now],
  );
  if (summary === null) return null;
  const name = `revision ${revisionName(latest)}`;
  return (
    <p className="text-sm" role="status">
      {summary === '' ? `Nothing has changed since ${name}.` : `Changed since ${name}: ${summary}.`}
    </p>
  );
}
