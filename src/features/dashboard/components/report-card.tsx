import { useRef, useState, type ReactNode } from 'react';
import { ArrowRight, Camera } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { useDeleteReport } from '@/features/reports/mutations';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { describeProgress } from '../list/progress';
import type { ReportState, ReportSummary } from '../schema';
import { ConfirmDeletion } from './confirm-deletion';
import { DuplicateDialog } from './duplicate-dialog';
import { RenameReport } from './rename-report';
import { ReportMenu } from './report-menu';
import { PhotoImage } from '@/components/photo-image';
import { formatCalendarDay, formatInstantDay } from '../list/dates';

interface ReportCardProps {
  report: ReportSummary;
  /** Undefined until known. */
  state: ReportState | undefined;
}

export function ReportCard({ report, state }: ReportCardProps) {
  const [shown, setShown] = useState<'rename' | 'duplicate' | 'delete' | null>(null);
  const deletion = useDeleteReport();
  const menu = useRef<HTMLButtonElement>(null);

  // The field or question is gone then; the menu button remains.
  const close = () => {
    setShown(null);
    requestAnimationFrame(() => menu.current?.focus());
  };

  const deleteReport = useOneAtATime(async () => {
    setShown(null);
    try {
      await deletion.mutateAsync(report.id);
      toast.neutral('Report deleted', 'The report and all associated data have been removed.');
      return 'finished';
    } catch (error) {
      console.warn('A report could not be deleted.', error);
      toast.error('Error deleting report', 'Please try again later.');
    }
    return;
  });

  return (
    <Card
      aria-busy={deletion.isPending}
      className="relative flex h-full flex-col transition-[border-color,opacity] focus-within:border-input hover:border-input aria-busy:opacity-55"
    >
      <PhotoStrip photos={report.photo_count === 0 ? [] : state?.photos} />
      <div className="flex items-start gap-2 pt-3 pr-2 pl-4">
        {shown === 'rename' ? (
          <div className="relative z-10 min-w-0 flex-1">
            <RenameReport report={report} onDone={close} />
          </div>
        ) : (
          <ReportTitle report={report} />
        )}
        <ReportMenu
          ref={menu}
          report={report}
          isDeleting={deletion.isPending}
          onChoose={setShown}
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
        {/* At full height before it loads: nothing jumps. */}
        <p className="tabular min-h-6 text-sm font-medium">
          {state && describeProgress(report, state)}
        </p>
        <ReportFacts report={report} />
      </div>
      <div className="border-t px-4 py-3">
        <Button variant="outline" size="sm" className="relative z-10 w-full" asChild>
          <Link to={`/upload/${report.id}`}>
            Open Report
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </div>
      {shown === 'duplicate' && <DuplicateDialog report={report} onClose={close} />}
      {shown === 'delete' && (
        <ConfirmDeletion
          reportId={report.id}
          known={state?.signed}
          onCancel={close}
          title="Delete this report?"
          description={`“${report.title}” and its photos, observations and sections will be deleted for good.`}
          confirmLabel="Delete"
          onConfirm={deleteReport}
        />
      )}
    </Card>
  );
}

/** A link that covers the whole card; other controls lie above it. */
function ReportTitle({ report }: { report: ReportSummary }) {
  return (
    <h3 className="min-w-0 flex-1 py-1.5 text-lg leading-snug font-semibold">
      <Link
        to={`/upload/${report.id}`}
        title={report.title}
        className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline"
      >
        <span translate="no" className="line-clamp-2 [overflow-wrap:anywhere]">
          {report.title}
        </span>
      </Link>
    </h3>
  );
}

interface PhotoStripProps {
  /** Undefined until known. */
  photos: string[] | undefined;
}

/**
 * A report's first photos, at full height before they load. Hidden from screen readers: the card's title names the
 * report, and its facts count the photos.
 */
function PhotoStrip({ photos }: PhotoStripProps) {
  return (
    <div
      aria-hidden
      className="flex h-32 gap-px overflow-hidden rounded-t-[calc(var(--radius-lg)-1px)] bg-border"
    >
      {photos?.map((photo) => (
        <PhotoImage key={photo} photo={photo} alt="" className="h-full min-w-0 flex-1" />
      ))}
      {photos?.length !== 0 ? null : (
        <span className="grid flex-1 place-items-center bg-muted text-muted-foreground">
          <Camera className="size-6 stroke-[1.5]" />
        </span>
      )}
      {photos === undefined && <span className="flex-1 bg-muted" />}
    </div>
  );
}

function ReportFacts({ report }: { report: ReportSummary }) {
  return (
    <dl className="tabular grid flex-1 grid-cols-2 content-start gap-x-4 gap-y-3 text-sm">
      <Fact term="Inspection date">
        <time dateTime={report.inspection_date}>{formatCalendarDay(report.inspection_date)}</time>
      </Fact>
      {report.client_name && (
        <Fact term="Client">
          <span translate="no">{report.client_name}</span>
        </Fact>
      )}
      <Fact term="Photos">{report.photo_count}</Fact>
      <Fact term="Created">
        <time dateTime={report.created_at}>{formatInstantDay(report.created_at)}</time>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-muted-foreground">{term}</dt>
      <dd className="line-clamp-2 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
