import { useMemo, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { draftQuery, revisionContentQuery, revisionsQuery } from '../queries';
import { changesBetween } from '@/document/revisions/changes-between';
import { changesSummary } from '@/document/revisions/changes-summary';
import { revisionName } from '@/records/signed-revision';
import { RevisionHistory } from './revision-history';
import { SignDialog } from './sign-dialog';

/** Where a report is signed: what has changed since the last revision, and all revisions there are. */
export function SignOff({ reportId }: { reportId: string }) {
  const { id: userId } = useUser();
  const [isSigning, setIsSigning] = useState(false);
  const [revisions, draft] = useQueries({
    queries: [revisionsQuery(userId, reportId), draftQuery(userId, reportId)],
  });
  const error = revisions.error ?? draft.error;
  return (
    <Card className="mx-auto max-w-xl">
      <CardContent className="space-y-4">
        <h2 className="text-lg font-semibold">Sign-off</h2>
        {error && (
          <Alert variant="destructive">
            <AlertDescription>{errorMessage(error)}</AlertDescription>
          </Alert>
        )}
        {!revisions.data && !error && <Skeleton className="h-16" />}
        {revisions.data?.length === 0 && (
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
        {isSigning && draft.data && revisions.data && (
          <SignDialog
            reportId={reportId}
            draft={draft.data}
            revisions={revisions.data}
            onClose={() => {
              setIsSigning(false);
            }}
          />
        )}
      </CardContent>
    </Card>
  );
}

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
