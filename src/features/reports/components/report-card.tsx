import { useRef, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { formatCalendarDay, formatDayOf } from '../dates';
import { useDeleteReport } from '../mutations';
import type { ReportSummary } from '../schema';
import { RenameReport } from './rename-report';
import { ReportMenu } from './report-menu';

export function ReportCard({ report }: { report: ReportSummary }) {
  const [isRenaming, setRenaming] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const deletion = useDeleteReport();
  const menu = useRef<HTMLButtonElement>(null);

  // What the menu led to (a field, a question) is gone then; the menu is still there.
  const focusMenu = () => {
    requestAnimationFrame(() => menu.current?.focus());
  };

  const handleDelete = async () => {
    setConfirming(false);
    try {
      await deletion.mutateAsync(report.id);
      toast.neutral('Report deleted', 'The report and all associated data have been removed.');
    } catch (error) {
      console.warn('A report could not be deleted.', error);
      toast.error('Error deleting report', 'Please try again later.');
    }
  };

  return (
    <Card
      aria-busy={deletion.isPending}
      className="flex h-full flex-col transition-[border-color,opacity] hover:border-input aria-busy:opacity-55"
    >
      <div className="flex items-start gap-2 p-5 pr-3 pb-4">
        {isRenaming ? (
          <RenameReport
            report={report}
            onDone={() => {
              setRenaming(false);
              focusMenu();
            }}
          />
        ) : (
          <h3 className="min-w-0 flex-1 py-1.5 text-lg leading-snug font-semibold">
            <Link
              to={`/upload/${report.id}`}
              title={report.title}
              className="line-clamp-2 [overflow-wrap:anywhere] underline-offset-4 hover:underline"
            >
              {report.title}
            </Link>
          </h3>
        )}
        <ReportMenu
          ref={menu}
          title={report.title}
          isDeleting={deletion.isPending}
          onRename={() => {
            setRenaming(true);
          }}
          onDelete={() => {
            setConfirming(true);
          }}
        />
      </div>
      <dl className="tabular grid flex-1 grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1.5 px-5 pb-5 text-sm">
        <Fact term="Inspection date">
          <time dateTime={report.inspection_date}>{formatCalendarDay(report.inspection_date)}</time>
        </Fact>
        {report.client_name && <Fact term="Client">{report.client_name}</Fact>}
        <Fact term="Photos">{report.photo_count}</Fact>
        <Fact term="Created">
          <time dateTime={report.created_at}>{formatDayOf(report.created_at)}</time>
        </Fact>
      </dl>
      <div className="border-t px-5 py-3">
        <Button variant="outline" size="sm" className="w-full" asChild>
          <Link to={`/upload/${report.id}`}>
            Open Report
            <ArrowRight aria-hidden />
          </Link>
        </Button>
      </div>
      <Confirm
        open={isConfirming}
        onOpenChange={(open) => {
          setConfirming(open);
          if (!open) focusMenu();
        }}
        title="Delete this report?"
        description={`“${report.title}” and its photos, observations and sections will be deleted for good.`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => void handleDelete()}
      />
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{term}</dt>
      <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
