import { useRef, useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useDeleteReport } from '../mutations';
import type { ReportSummary } from '../schema';
import { RenameReport } from './rename-report';
import { ReportFacts } from './report-facts';
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

  const deleteReport = useOneAtATime(async () => {
    setConfirming(false);
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
          <ReportTitle report={report} />
        )}
        <ReportMenu
          ref={menu}
          reportId={report.id}
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
      <ReportFacts report={report} />
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
        onConfirm={deleteReport}
      />
    </Card>
  );
}

function ReportTitle({ report }: { report: ReportSummary }) {
  return (
    <h3 className="min-w-0 flex-1 py-1.5 text-lg leading-snug font-semibold">
      <Link
        to={`/upload/${report.id}`}
        title={report.title}
        className="line-clamp-2 [overflow-wrap:anywhere] underline-offset-4 hover:underline"
      >
        {report.title}
      </Link>
    </h3>
  );
}
