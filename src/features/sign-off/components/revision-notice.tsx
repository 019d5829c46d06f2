import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { useUser } from '@/lib/auth-context';
import { formatTimestamp } from '@/lib/format-timestamp';
import { revisionsQuery } from '../queries';
import { revisionName, signatoryText } from '@/records/signed-revision';

interface RevisionNoticeProps {
  reportId: string;
  revisionId: string;
  screen: 'export' | 'preview';
}

/** Says which signed revision a screen shows, with a link to the current report. */
export function RevisionNotice({ reportId, revisionId, screen }: RevisionNoticeProps) {
  const { id: userId } = useUser();
  const { data } = useQuery(revisionsQuery(userId, reportId));
  const revision = data?.find(({ id }) => id === revisionId);
  const words = revision
    ? `Revision ${revisionName(revision)}, signed ${formatTimestamp(revision.signed_at)} by ${signatoryText(revision.signatory)}. `
    : data
      ? 'This signed revision does not exist. '
      : '';
  return (
    <Alert className="mx-auto max-w-[54rem]">
      <AlertDescription>
        <p className="wrap-anywhere">
          {words}
          <Link className="underline" to={`/${screen}/${reportId}`}>
            {screen === 'preview'
              ? 'View the report as it stands'
              : 'Export the report as it stands'}
          </Link>
        </p>
      </AlertDescription>
    </Alert>
  );
}
