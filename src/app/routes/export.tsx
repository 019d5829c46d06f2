import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { WizardShell } from '../shell/wizard-shell';
import { BrokenReferences } from '@/features/export/components/broken-references';
import { ExportPanel } from '@/features/export/components/export-panel';
import { NO_REPORT_ID } from '@/features/export/use-report-export';
import { ReportGate } from '@/features/reports/components/report-gate';
import type { Report } from '@/features/reports/schema';
import { RevisionNotice } from '@/features/sign-off/components/revision-notice';
import { SignOff } from '@/features/sign-off/components/sign-off';
import { useReportId } from '@/lib/current-report';

const TITLE = 'Step 4 · Export';
const SUBTITLE = 'Generate and download your Building Inspection Report';

export function Component() {
  const reportId = useReportId();
  if (!reportId) return <ExportWithoutReport />;
  return (
    <ReportGate>
      {(report) => (
        <WizardShell
          step={4}
          title={TITLE}
          subtitle={SUBTITLE}
          reportTitle={report.title}
          reportId={report.id}
          back={{ to: `/discussion/${report.id}`, label: 'Back to editor' }}
        >
          <Exports report={report} />
        </WizardShell>
      )}
    </ReportGate>
  );
}

function Exports({ report }: { report: Report }) {
  const [parameters] = useSearchParams();
  const revisionId = parameters.get('revision');
  return (
    <div className="space-y-6">
      {revisionId && (
        <RevisionNotice reportId={report.id} revisionId={revisionId} screen="export" />
      )}
      {/* Each revision is its own export with its own messages. */}
      <ExportPanel key={revisionId} report={report} revisionId={revisionId} />
      <SignOff reportId={report.id} BrokenReferences={BrokenReferences} />
    </div>
  );
}

function ExportWithoutReport() {
  return (
    <div className="space-y-6">
      <PageTitle>{TITLE}</PageTitle>
      <header>
        <h1 className="text-2xl font-semibold">{TITLE}</h1>
        <p className="mt-1.5 text-muted-foreground">{SUBTITLE}</p>
      </header>
      <Alert variant="destructive" className="mx-auto max-w-xl">
        <AlertDescription>{NO_REPORT_ID}</AlertDescription>
      </Alert>
      <ExportPanel report={null} />
      <div className="text-center">
        <Button variant="outline" asChild>
          <Link to="/reports">Go to your reports</Link>
        </Button>
      </div>
    </div>
  );
}
