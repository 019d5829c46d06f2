import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { VersionsDialog } from '@/components/versions-dialog';
import { useUser } from '@/lib/auth-context';
import { messageOf } from '@/lib/errors';
import { useRestoreVersion } from '@/features/versions/mutations';
import { versionsQuery } from '@/features/versions/queries';
import { reasonOf, type Version } from '@/features/versions/schema';
import { isOfPerson, keptRow, keptWords } from '../history/kept-row';
import { observationKeys, observationsQuery } from '../queries';
import type { Observation } from '../schema';

interface RowVersionsProps {
  /** The row whose earlier words are shown. */
  observation: Observation;
  onClose: () => void;
}

/** What a row said before, to look at and to put back. */
export function RowVersions({ observation, onClose }: RowVersionsProps) {
  const { id: userId } = useUser();
  const { id, report_id } = observation;
  const rows = useQuery(observationsQuery(userId, report_id)).data ?? [];
  const order = rows.map((row) => row.id);
  const query = useQuery(versionsQuery(userId, { kind: 'observation', id }));
  const restoring = useRestoreVersion(observationKeys.list(userId, report_id));
  const wordsOf = ({ kept }: Version) => keptWords(keptRow(kept), order);

  const restore = async (versionId: string) => {
    try {
      await restoring.mutateAsync(versionId);
      onClose();
      toast.neutral('The earlier words are back');
    } catch (error) {
      toast.error('The earlier words could not be brought back', messageOf(error));
    }
  };

  return (
    <VersionsDialog
      open
      onOpenChange={onClose}
      title={`Earlier versions of Photo ${String(order.indexOf(id) + 1)}`}
      versions={query.data?.map((version) => ({
        id: version.id,
        keptAt: version.kept_at,
        about: `${isOfPerson(keptRow(version.kept)) ? 'Your words' : 'A proposal'}, ${reasonOf(version)}`,
        beginning: wordsOf(version)
          .map(([, words]) => words)
          .join(' · ')
          .slice(0, 240),
      }))}
      failure={query.error ? messageOf(query.error) : null}
      isRestoring={restoring.isPending}
      onRestore={(versionId) => void restore(versionId)}
    >
      {(versionId) => {
        const version = query.data?.find((one) => one.id === versionId);
        return (
          <dl className="space-y-3 text-sm [overflow-wrap:anywhere]">
            {(version ? wordsOf(version) : []).map(([label, words]) => (
              <div key={label}>
                <dt className="text-muted-foreground">{label}</dt>
                <dd className="whitespace-pre-line">{words}</dd>
              </div>
            ))}
          </dl>
        );
      }}
    </VersionsDialog>
  );
}
