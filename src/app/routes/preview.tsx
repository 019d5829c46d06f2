import { useSearchParams, Link } from 'react-router';
import { Download } from 'lucide-react';
import { LoadFailure } from '@/components/load-failure';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { WizardShell } from '../shell/wizard-shell';
import { ReportPreview } from '@/document/files/report-preview';
import { useReportModel } from '@/features/export/use-report-model';
import { useSignedModel } from '@/features/export/use-signed-model';
import { ReportGate } from '@/features/reports/components/report-gate';
import type { Report } from '@/features/reports/schema';
import { RevisionNotice } from '@/features/sign-off/components/revision-notice';
import { revisionAddress } from '@/records/signed-revision';
import { errorMessage } from '@/lib/errors';
import { PreviewSettings } from './preview-settings';
import { beginning } from '@/features/export/use-asked-beginning';

export function Component() {
  const [parameters] = useSearchParams();
  const revisionId = parameters.get('revision');
  return (
    <ReportGate>
      {(report) =>
        revisionId ? (
          <SignedPreview report={report} revisionId={revisionId} />
        ) : (
          <Preview report={report} />
        )
      }
    </ReportGate>
  );
}

function Preview({ report }: { report: Report }) {
  return (
    <WizardShell
      step={4}
      title="Preview"
      reportTitle={report.title}
      reportId={report.id}
      actions={<ExportShortcuts reportId={report.id} />}
      back={{ to: `/discussion/${report.id}` }}
      next={{ to: `/export/${report.id}` }}
    >
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PreviewSettings report={report} />
        <div className="lg:col-start-1 lg:row-start-1">
          <Sheet report={report} />
        </div>
      </div>
    </WizardShell>
  );
}

function SignedPreview({ report, revisionId }: { report: Report; revisionId: string }) {
  const { model, isMissing, error } = useSignedModel(report.id, revisionId);
  return (
    <WizardShell
      step={4}
      title="Preview"
      subtitle="A signed revision, as it prints. It cannot be changed."
      reportTitle={report.title}
      reportId={report.id}
      back={{ to: `/export/${report.id}` }}
      next={{ to: revisionAddress('export', report.id, revisionId) }}
    >
      <div className="space-y-8">
        <RevisionNotice reportId={report.id} revisionId={revisionId} screen="preview" />
        {model && <ReportPreview model={model} />}
        {!model && !isMissing && !error && <SheetSkeleton />}
        {error && (
          <Alert variant="destructive">
            <AlertTitle>The revision could not be loaded</AlertTitle>
            <AlertDescription>{errorMessage(error)}</AlertDescription>
          </Alert>
        )}
      </div>
    </WizardShell>
  );
}

/** As large as the page being loaded. */
function SheetSkeleton() {
  return <Skeleton className="mx-auto aspect-[595/842] max-w-[54rem]" />;
}

function Sheet({ report }: { report: Report }) {
  const { model, error, retry } = useReportModel(report);
  if (model) return <ReportPreview model={model} />;
  if (!error) return <SheetSkeleton />;
  return (
    <LoadFailure
      title="The preview could not be loaded"
      query={{ error, isFetching: false, refetch: retry }}
    />
  );
}

/** Opens the export screen, which starts the chosen file at once. */
function ExportShortcuts({ reportId }: { reportId: string }) {
  const to = `/export/${reportId}`;
  return (
    <>
      <Button variant="outline" asChild>
        <Link to={to} state={beginning('pdf')}>
          Export .pdf
        </Link>
      </Button>
      <Button variant="signal" asChild>
        <Link to={to} state={beginning('docx')}>
          <Download aria-hidden />
          Export .docx
        </Link>
      </Button>
    </>
  );
}
