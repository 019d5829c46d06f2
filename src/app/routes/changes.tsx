import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { Button } from '@/components/ui/button';
import { moveFinding } from '@/features/observations/rows/arrange-findings';
import { ReportGate } from '@/features/reports/components/report-gate';
import { WordChangesScreen } from '@/features/word-changes/components/word-changes-screen';

const TITLE = 'Changes from Word';

export function Component() {
  return (
    <ReportGate>
      {(report) => (
        <div className="max-w-4xl">
          <PageTitle>{`${TITLE} · ${report.title}`}</PageTitle>
          <Button asChild variant="ghost" size="sm" className="-ml-3">
            <Link to={`/preview/${report.id}`}>
              <ArrowLeft aria-hidden />
              Back to the preview
            </Link>
          </Button>
          <p translate="no" className="mt-4 truncate text-sm text-muted-foreground">
            {report.title}
          </p>
          <h1 className="mt-1 text-2xl font-semibold">{TITLE}</h1>
          <p className="mt-2 mb-8 max-w-prose text-muted-foreground">
            Choose the file that was exported from this report and edited in Word. Review the
            changes; nothing is saved until you confirm.
          </p>
          <WordChangesScreen key={report.id} report={report} planMove={moveFinding} />
        </div>
      )}
    </ReportGate>
  );
}
