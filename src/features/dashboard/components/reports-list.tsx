import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '@/components/load-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { useUser } from '@/lib/auth-context';
import { reportStatesQuery } from '../queries';
import type { ReportsPage, ReportSummary } from '../schema';
import { ReportCard } from './report-card';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useMakeSample } from '../mutations';

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface ReportsListProps {
  query: UseQueryResult<ReportsPage>;
  /** True without search or filter: then an empty list means an empty account. */
  isPlain: boolean;
  onCreate: () => void;
  onShowAll: () => void;
}

export function ReportsList({ query, isPlain, onCreate, onShowAll }: ReportsListProps) {
  if (query.isPending) return <Loading />;
  if (query.data === undefined) {
    return <LoadFailure title="Your reports could not be loaded" query={query} />;
  }
  if (query.data.total === 0) {
    return isPlain ? <Empty onCreate={onCreate} /> : <NothingFound onShowAll={onShowAll} />;
  }
  return <Cards reports={query.data.reports} isStale={query.isPlaceholderData} />;
}

function Cards({ reports, isStale }: { reports: ReportSummary[]; isStale: boolean }) {
  const { id: userId } = useUser();
  // A card works without its state: anything unreadable is left out.
  const { data: states } = useQuery(
    reportStatesQuery(
      userId,
      reports.map(({ id }) => id),
    ),
  );
  return (
    <ul
      aria-label="Reports"
      aria-busy={isStale}
      className={`${GRID} transition-opacity aria-busy:opacity-60`}
    >
      {reports.map((report) => (
        <li key={report.id} className="min-w-0">
          <ReportCard report={report} state={states?.get(report.id)} />
        </li>
      ))}
    </ul>
  );
}

function Loading() {
  return (
    <div>
      <Spinner label="Loading your reports" className="mb-4 text-signal" />
      <div className={GRID}>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-96 rounded-lg" />
        ))}
      </div>
    </div>
  );
}

function Empty({ onCreate }: { onCreate: () => void }) {
  const { openSample, isMaking } = useSample();
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-input/60 px-6 py-16 text-center">
      <FilePlus2 aria-hidden className="size-8 stroke-[1.5] text-signal" />
      <p className="max-w-md text-muted-foreground">
        Get started by creating your first inspection report. Upload photos and let AI analyze them
        for you.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="signal" onClick={onCreate}>
          Create New Report
        </Button>
        <Button variant="outline" busy={isMaking} onClick={openSample}>
          {isMaking ? 'Making the sample...' : 'Open a sample report'}
        </Button>
      </div>
      <p className="max-w-md text-sm text-muted-foreground">
        The sample has six drawn photos, their rows, both sections and a layout to preview and
        export. It is yours to change and to delete.
      </p>
    </div>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-4 rounded-lg border border-dashed border-input/60 px-6 py-16 text-center"
    >
      <p className="max-w-md text-muted-foreground">No report matches.</p>
      <Button variant="outline" onClick={onShowAll}>
        Show all reports
      </Button>
    </div>
  );
}

function useSample() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMakeSample();
  const openSample = useOneAtATime(async () => {
    let reportId: string;
    try {
      reportId = await mutateAsync();
    } catch (error) {
      console.warn('The sample report could not be made.', error);
      toast.error('Error making the sample report', 'Please try again later.');
      return;
    }
    await navigate(`/observations/${reportId}`);
    return 'finished';
  });
  return { openSample, isMaking: isPending };
}
