import { use, useDeferredValue, useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { LoadFailure } from '@/components/load-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { readPlace } from '../shell/last-place';
import { WizardShell } from '../shell/wizard-shell';
import { useUser } from '@/lib/auth-context';
import { useStable } from '@/lib/use-stable';
import { cn } from '@/lib/cn';
import { useReportId } from '@/lib/current-report';
import { errorCode, errorMessage, PERMISSION_DENIED } from '@/lib/errors';
import { NavigationContext } from '@/lib/navigation';
import { useDeleteObservation } from '@/features/observations/mutations';
import { PhotoNote } from '@/features/notes/components/photo-note';
import { observationsQuery } from '@/features/observations/queries';
import { countSentence } from '@/features/observations/analysis/position-sentence';
import { AnalysisProgress } from '@/features/observations/analysis/analysis-progress';
import { holdsFinding, rowsGoingWith } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { isAnalysisPending, isBlank } from '@/features/observations/schema';
import { KeepOriginals } from '@/features/photos/components/keep-originals';
import { LeftOutList } from '@/features/photos/components/left-out-list';
import { AnalystLine } from '@/features/photos/components/analyst-line';
import { PhotoGrid, PhotoGridSkeleton } from '@/features/photos/components/photo-grid';
import { UnstoredGuard } from '@/features/photos/components/unstored-guard';
import { UploadArea } from '@/features/photos/components/upload-area';
import { UploadStatus } from '@/features/photos/components/upload-status';
import { summarise } from '@/features/photos/upload/upload-summary';
import { useUploadQueue } from '@/features/photos/use-upload-queue';
import { ReportGate } from '@/features/reports/components/report-gate';
import { StructureField } from '@/features/reports/components/structure-field';
import type { Report } from '@/features/reports/schema';
import { useAnalyseAndGoOn } from './use-analyse-and-go-on';

export function Component() {
  const leftAt = useLeftAt();
  if (leftAt) return <Navigate to={leftAt} replace />;
  return <ReportGate>{(report) => <UploadScreen report={report} />}</ReportGate>;
}

/** The screen to continue a report opened from the dashboard; null for this one. */
function useLeftAt(): string | null {
  const { id: userId } = useUser();
  const reportId = useReportId();
  const cameFrom = use(NavigationContext)?.cameFrom;
  return cameFrom === '/reports' && reportId ? readPlace(userId, reportId) : null;
}

const NO_ROWS: Observation[] = [];

/** Offered here already: the analyst has the note when Next is pressed. */
function renderNote(observation: Observation, number: number) {
  return <PhotoNote observation={observation} number={number} />;
}

function renderDetailsLink(reportId: string) {
  return (
    <Button variant="outline" size="sm" asChild>
      <Link to={`/details/${reportId}`}>Report details</Link>
    </Button>
  );
}

function UploadScreen({ report }: { report: Report }) {
  const { id: userId } = useUser();
  const rows = useQuery(observationsQuery(userId, report.id));
  const { uploads, isOnline, keepingTrouble, add, retry, remove } = useUploadQueue(report.id);
  const { goOn, isBusy, analysis, hold, blockedBy } = useAnalyseAndGoOn(report.id);
  const observations = rows.data ?? NO_ROWS;
  // Hundreds of tiles may change at once; keys and clicks come first.
  const uploadsInGrid = useDeferredValue(uploads);
  const removal = useRemovePhoto(report.id, observations, remove);

  const summary = summarise(observations, uploads);
  const hasPhotos = summary.storedInReport > 0;
  // While the rows load, assumes photos: most reports that are opened have some.
  const isCompact = hasPhotos || uploads.length > 0 || rows.isPending;
  return (
    <WizardShell
      step={1}
      title="Upload Inspection Photos"
      reportTitle={report.title}
      reportId={report.id}
      actions={renderDetailsLink(report.id)}
      back={{ to: '/reports' }}
      next={{
        onClick: () => void goOn(),
        disabled: summary.inHand > 0 || !hasPhotos,
        busy: isBusy,
        label: countSentence(analysis) ?? 'Next',
        beside: isBusy && <GoOnMeanwhile reportId={report.id} />,
      }}
    >
      <UnstoredGuard summary={summary} />
      {removal.question}
      <div className={cn('grid gap-x-6 gap-y-4', isCompact && 'lg:grid-cols-2')}>
        <StructureField report={report} />
        <UploadArea onFiles={(files) => void add(files)} isCompact={isCompact} />
      </div>
      <KeepOriginals />
      <AnalystLine photos={summary.storedInReport} />
      <UploadStatus
        summary={summary}
        isOnline={isOnline}
        keepingTrouble={keepingTrouble}
        onRetryAll={() => {
          retry();
        }}
      />
      {rows.isError && <RowsUnread reading={rows} />}
      {blockedBy && (
        <GoOnWithoutAnalysis
          reportId={report.id}
          title="No photo could be analysed"
          text={`${blockedBy} The photos are stored. Try Next again, or write the rows yourself.`}
        />
      )}
      <LeftOutList uploads={uploads} onDismiss={remove} />
      {rows.isPending && <PhotoGridSkeleton />}
      <PhotoGrid
        observations={observations}
        uploads={uploadsInGrid}
        onRemove={removal.remove}
        onRetry={retry}
        onDismiss={remove}
        renderNote={renderNote}
      />
      {/* Beside Next, which the person has just pressed. */}
      <AnalysisProgress analysis={analysis} rows={observations} onHold={hold} />
      {analysis.hold === 'cancelled' && observations.some(isAnalysisPending) && (
        <GoOnWithoutAnalysis
          variant="warning"
          reportId={report.id}
          title="The analysis was cancelled"
          text="The photos are stored. Next has the rest analysed, or you can write the rows yourself."
        />
      )}
    </WizardShell>
  );
}

/** While Next has the photos analysed, links to their rows, where the analysis continues. */
function GoOnMeanwhile({ reportId }: { reportId: string }) {
  return (
    <Button variant="outline" asChild>
      <Link to={`/observations/${reportId}`}>Go on while photos are analysed</Link>
    </Button>
  );
}

/** Only visitors are denied a table: they get a sentence for people. */
function describeFailure(error: unknown, title: string): [title: string, description: string] {
  return errorCode(error) === PERMISSION_DENIED
    ? ['Authentication required', 'Please log in to continue']
    : [title, errorMessage(error)];
}

function RowsUnread({ reading }: { reading: UseQueryResult<Observation[]> }) {
  const [title, description] = describeFailure(reading.error, 'Error loading data');
  return (
    <LoadFailure title={title} query={reading}>
      {description}
    </LoadFailure>
  );
}

interface GoOnWithoutAnalysisProps {
  variant?: 'destructive' | 'warning';
  reportId: string;
  title: string;
  text: string;
}

function GoOnWithoutAnalysis(props: GoOnWithoutAnalysisProps) {
  const { variant = 'destructive', reportId, title, text } = props;
  return (
    <Alert variant={variant}>
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription className="flex flex-wrap items-center justify-between gap-3">
        <span>{text}</span>
        <Button variant="outline" size="sm" asChild>
          <Link to={`/observations/${reportId}`}>Go on without analysis</Link>
        </Button>
      </AlertDescription>
    </Alert>
  );
}

/** Removes a photo with its row; asks first where that row holds text. */
function useRemovePhoto(
  reportId: string,
  observations: readonly Observation[],
  removeFromQueue: (id: string) => void,
) {
  const { mutate: deleteRow, isPending } = useDeleteObservation(reportId);
  const [asked, setAsked] = useState<Observation | null>(null);

  const removeStored = (row: Observation) => {
    deleteRow(row.id, {
      onSuccess: () => {
        removeFromQueue(row.id);
        toast.neutral('Photo removed');
      },
      onError: (error) => {
        toast.error(...describeFailure(error, 'Delete failed'));
      },
      onSettled: () => {
        setAsked(null);
      },
    });
  };

  // Stable while rows arrive: otherwise every tile would render again.
  const remove = useStable((id: string) => {
    const row = observations.find((observation) => observation.id === id);
    if (!row) removeFromQueue(id);
    else if (isBlank(row)) removeStored(row);
    else setAsked(row);
  });

  const question = (
    <Confirm
      open={asked !== null}
      onCancel={() => {
        setAsked(null);
      }}
      title={`Remove Photo ${asked ? observations.indexOf(asked) + 1 : ''}?`}
      description={`${describeLoss(asked, observations)} For 30 days both can be brought back from the report’s history.`}
      confirmLabel="Remove"
      destructive
      busy={isPending}
      onConfirm={() => {
        if (asked) removeStored(asked);
      }}
    />
  );
  return { remove, question };
}

/** A further photo's words are its row's own, not the finding's. */
function describeLoss(row: Observation | null, rows: readonly Observation[]): string {
  if (row && !holdsFinding(row)) {
    return 'It is one more photo of a finding, which stays; the words that its row had before are removed with it.';
  }
  return row && rowsGoingWith(rows, row.id).length > 1
    ? 'Its observation has text, which is removed with it; its other photos become rows of their own.'
    : 'Its observation has text, which is removed with it.';
}
