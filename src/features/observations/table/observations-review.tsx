import { useEffect, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { LoadFailure } from '@/components/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { observationsQuery } from '../queries';
import { isOpen } from '@/features/questions/queries';
import { readFindingId } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { rowOfHash } from '../schema';
import { useReportParticulars } from '../particulars/use-report-particulars';
import { useResumedAnalysis } from '../analysis/use-resumed-analysis';
import { AnalystCosts } from '../costs/analyst-costs';
import { useRowEditing } from '../edit/use-row-editing';
import { AnalysisStatus } from '../analysis/analysis-status';
import { LostRowDraft } from '../edit/lost-row-draft';
import { QuickRemaining } from '../quick/quick-remaining';
import { ObservationsTable, type ObservationsTableProps } from './observations-table';
import { UnsavedRowGuard } from '../edit/unsaved-row-guard';

interface ObservationsReviewProps extends Omit<ObservationsTableProps, 'rows'> {
  /** Other features' notes about all rows, above them. */
  renderAbout?: (about: AboutRows) => ReactNode;
}

/** The rows, and whether they are being analysed. */
export interface AboutRows {
  rows: Observation[];
  isAnalysing: boolean;
}

/** A report's observations: loading, an error, none yet, or the table. */
export function ObservationsReview(props: ObservationsReviewProps) {
  const { id: userId } = useUser();
  const reading = useQuery(observationsQuery(userId, props.reportId));
  const { data, error, isPending } = reading;
  useEffect(() => {
    if (error) toast.error('Error loading data', errorMessage(error));
  }, [error]);

  if (isPending) return <Loading />;
  if (!data) {
    return <LoadFailure title="The observations could not be loaded" query={reading} />;
  }
  if (data.length === 0) {
    return <NoObservations reportId={props.reportId} />;
  }
  return <Review {...props} rows={data} />;
}

const NO_ROWS: Observation[] = [];

/** Shown without rows; text typed into the last one is kept. */
function NoObservations({ reportId }: { reportId: string }) {
  const editing = useRowEditing(reportId, NO_ROWS);
  return (
    <div className="space-y-5">
      {editing.lost && (
        <LostRowDraft reportId={reportId} draft={editing.lost} onDiscard={editing.close} />
      )}
      <p className="rounded-lg border border-dashed border-input/60 px-6 py-16 text-center text-muted-foreground">
        No observations yet. Please upload photos first.
      </p>
      <UnsavedRowGuard editing={editing} />
    </div>
  );
}

function Review({
  renderAbout,
  ...props
}: ObservationsTableProps & Pick<ObservationsReviewProps, 'renderAbout'>) {
  const analysis = useResumedAnalysis(props.reportId, props.rows);
  useLinkedRow(props.rows);
  const { scale } = useReportParticulars(props.reportId);
  return (
    <div className="flex flex-col gap-3">
      <AnalysisStatus
        analysis={analysis.analysis}
        rows={props.rows}
        waiting={analysis.waiting}
        onHold={analysis.hold}
        onRetry={analysis.retry}
      />
      <QuickRemaining
        rows={props.rows}
        onAssess={analysis.isRunning ? null : analysis.assessLeft}
      />
      {renderAbout?.({
        rows: props.rows,
        isAnalysing: analysis.isRunning,
      })}
      <ObservationsTable {...props} />
      <footer className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm text-muted-foreground">
        <p>{scale}</p>
        <AnalystCosts reportId={props.reportId} isBusy={analysis.analysis.questions.some(isOpen)} />
      </footer>
    </div>
  );
}

function Loading() {
  return (
    <div>
      <p role="status" className="flex items-center gap-2 text-muted-foreground">
        <Spinner decorative />
        Loading observations...
      </p>
      {/* As high and as many as rows: nothing below jumps. */}
      <div className="mt-5 space-y-3">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-54" />
        ))}
      </div>
    </div>
  );
}

/** Focuses the row in the address's hash once it is shown. */
function useLinkedRow(rows: readonly Pick<Observation, 'id' | 'finding_id'>[]): void {
  // The key changes when the same link is followed again.
  const { hash, key } = useLocation();
  const linkedRow = rows.find(({ id }) => id === rowOfHash(hash));
  // A further photo is shown in its finding's row.
  const linked = linkedRow ? readFindingId(linkedRow) : null;
  const isShown = rows.some(({ id }) => id === linked);
  useEffect(() => {
    if (linked === null || !isShown) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${linked}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [linked, isShown, key]);
}
