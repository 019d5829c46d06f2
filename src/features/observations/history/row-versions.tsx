import { useQuery } from '@tanstack/react-query';
import { PhotoImage } from '@/components/photo-image';
import { toast } from '@/components/ui/toast';
import { VersionsDialog } from '@/components/versions-dialog';
import { storeDrawnPicture } from '@/features/photos/mutations';
import { useRestoreVersion } from '@/features/versions/mutations';
import { versionsQuery } from '@/features/versions/queries';
import { describeReason } from '@/features/versions/schema';
import { useUser } from '@/lib/auth-context';
import { counted } from '@/lib/counted';
import { errorMessage } from '@/lib/errors';
import { readDrawing } from '@shared/drawing/drawing';
import { observationKeys, readObservation } from '../queries';
import { keptRow, whoseWords, type KeptRow } from '../rows/kept-row';
import { readableWord, WORD_NAMES } from '../rows/word-names';
import { findRowField, isSaid, ROW_FIELD_NAMES } from '@shared/row-words';
import type { Observation } from '@/records/observation';

interface RowVersionsProps {
  observation: Observation;
  number: number;
  /** The ids of the report's rows, in order. */
  order: readonly string[];
  onClose: () => void;
}

export function RowVersions({ observation, number, order, onClose }: RowVersionsProps) {
  const { id: userId } = useUser();
  const { data, error } = useQuery(
    versionsQuery(userId, { kind: 'observation', id: observation.id }),
  );
  const restoring = useRestoreVersion(observationKeys.list(userId, observation.report_id));
  const versions = data?.map((version) => ({ version, row: keptRow(version.kept, order) }));

  const find = (versionId: string) => versions?.find(({ version }) => version.id === versionId);

  const handleRestore = async (versionId: string) => {
    const isDrawing = find(versionId)?.version.reason === 'drawn';
    const what = isDrawing ? 'drawing' : 'words';
    try {
      await restoring.mutateAsync(versionId);
      if (isDrawing) await storeDrawnPicture(await readObservation(observation), observation);
      onClose();
      toast.neutral(
        `The earlier ${what} of photo ${String(number)} ${isDrawing ? 'is' : 'are'} back`,
      );
    } catch (error) {
      toast.error(`The earlier ${what} could not be brought back`, errorMessage(error));
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
        ...(version.reason === 'drawn'
          ? { about: `A drawing, ${describeReason(version)}`, beginning: describeDrawing(row) }
          : {
              about: `${whoseWords(row)}, ${describeReason(version)}`,
              beginning: [row.element, row.defect].filter(Boolean).join(': ').slice(0, 240),
            }),
      }))}
      failure={error ? errorMessage(error) : null}
      isRestoring={restoring.isPending}
      onRestore={(versionId) => void handleRestore(versionId)}
    >
      {(versionId) => {
        const found = find(versionId);
        if (!found) return null;
        const { version, row } = found;
        return version.reason === 'drawn' ? <KeptDrawing row={row} /> : <KeptWords row={row} />;
      }}
    </VersionsDialog>
  );
}

/** "3 marks, cropped, turned" */
function describeDrawing(row: KeptRow): string {
  const { marks, crop, turn } = readDrawing(row);
  return [
    counted(marks.length, 'mark'),
    ...(crop ? ['cropped'] : []),
    ...(turn ? ['turned'] : []),
  ].join(', ');
}

function KeptDrawing({ row: { photo, drawing } }: { row: KeptRow }) {
  return (
    <PhotoImage
      photo={photo}
      drawing={drawing}
      alt="The photo with the earlier drawing"
      fit="contain"
      className="aspect-4/3 w-full"
    />
  );
}

/** Restoring words leaves the photo's time unchanged. */
const SHOWN = ROW_FIELD_NAMES.filter((name) => findRowField(name).kind !== 'time');

function KeptWords({ row }: { row: KeptRow }) {
  return (
    <dl className="space-y-3 text-sm">
      {SHOWN.filter((name) => isSaid(row[name])).map((name) => (
        <div key={name}>
          <dt className="text-xs font-medium text-muted-foreground">{WORD_NAMES[name]}</dt>
          <dd translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {readableWord(name, row)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
