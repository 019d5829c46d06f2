import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { VersionsDialog } from '@/components/versions-dialog';
import { useRestoreVersion } from '@/features/versions/mutations';
import { versionsQuery } from '@/features/versions/queries';
import { describeReason } from '@/features/versions/schema';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { observationKeys } from '../queries';
import { keptRow, whoseWords, type KeptRow } from '../rows/kept-row';
import { WORD_NAMES } from '../rows/word-names';
import type { Observation } from '@/records/observation';

interface RowVersionsProps {
  observation: Observation;
  number: number;
  /** The ids of the report's rows, in their order. */
  order: readonly string[];
  onClose: () => void;
}

/** What a row said before, to look at and to put back. */
export function RowVersions({ observation, number, order, onClose }: RowVersionsProps) {
  const { id: userId } = useUser();
  const { data, error } = useQuery(
    versionsQuery(userId, { kind: 'observation', id: observation.id }),
  );
  const restoring = useRestoreVersion(observationKeys.list(userId, observation.report_id));
  const versions = data?.map((version) => ({ version, row: keptRow(version.kept, order) }));

  const handleRestore = async (versionId: string) => {
    try {
      await restoring.mutateAsync(versionId);
      onClose();
      toast.neutral(`The earlier words of photo ${String(number)} are back`);
    } catch (error) {
      toast.error('The earlier words could not be brought back', errorMessage(error));
    }
  };

  return (
    <VersionsDialog
      open
      onOpenChange={onClose}
      title={`Earlier versions of photo ${String(number)}`}
      versions={versions?.map(({ version, row }) => ({
        id: version.id,
        keptAt: version.kept_at,
        about: `${whoseWords(row)}, ${describeReason(version)}`,
        beginning: [row.element, row.defect].filter(Boolean).join(': ').slice(0, 240),
      }))}
      failure={error ? errorMessage(error) : null}
      isRestoring={restoring.isPending}
      onRestore={(versionId) => void handleRestore(versionId)}
    >
      {(versionId) => {
        const found = versions?.find(({ version }) => version.id === versionId);
        return found && <KeptWords row={found.row} />;
      }}
    </VersionsDialog>
  );
}

const SHOWN = ['element', 'defect', 'recommendation', 'location', 'severity'] as const;

function KeptWords({ row }: { row: KeptRow }) {
  return (
    <dl className="space-y-3 text-sm">
      {SHOWN.filter((name) => row[name]).map((name) => (
        <div key={name}>
          <dt className="text-xs font-medium text-muted-foreground">{WORD_NAMES[name]}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{row[name]}</dd>
        </div>
      ))}
      {row.rating && (
        <div>
          <dt className="text-xs font-medium text-muted-foreground">Rating</dt>
          <dd>{row.rating}</dd>
        </div>
      )}
    </dl>
  );
}
