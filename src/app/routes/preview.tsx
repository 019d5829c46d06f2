import { Link, useSearchParams } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { WizardShell } from '../shell/wizard-shell';
import { ExportFindings } from '@/features/export/components/export-findings';
import { LayoutChoice } from '@/features/export/components/layout-choice';
import { PrintAnnotations } from '@/features/export/components/print-annotations';
import { ReportPreview } from '@/document/build/report-preview';
import { useExportFindings } from '@/features/export/use-export-findings';
import { useReportModel } from '@/features/export/use-report-model';
import { useSignedModel } from '@/features/export/use-signed-model';
import { MoreDetails } from '@/features/reports/components/more-details';
import { ReportDetailsForm } from '@/features/reports/components/report-details-form';
import { ReportGate } from '@/features/reports/components/report-gate';
import type { Report } from '@/features/reports/schema';
import { RevisionNotice } from '@/features/sign-off/components/revision-notice';
import { revisionAddress } from '@/records/signed-revision';
import { errorMessage } from '@/lib/errors';

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
      subtitle="The report as it will print. Its title and details can be changed here."
      reportTitle={report.title}
      reportId={report.id}
      back={{ to: `/discussion/${report.id}` }}
      next={{ to: `/export/${report.id}` }}
    >
      <div className="space-y-8">
        <Card className="mx-auto max-w-[54rem]">
          <CardContent className="space-y-6">
            <ReportDetailsForm report={report} />
            <MoreDetails report={report} />
            <LayoutChoice report={report} />
            <PrintAnnotations report={report} />
            <Button asChild variant="link" size="sm" className="h-auto p-0">
              <Link to={`/changes/${report.id}`}>Edited it in Word? Bring the changes back</Link>
            </Button>
          </CardContent>
        </Card>
        <Findings reportId={report.id} />
        <Sheet report={report} />
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
        {!model && !isMissing && !error && <Skeleton className="mx-auto h-[70vh] max-w-[54rem]" />}
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

function Findings({ reportId }: { reportId: string }) {
  const findings = useExportFindings(reportId);
  if (!findings) return null;
  return (
    <ExportFindings reportId={reportId} findings={findings} className="mx-auto max-w-[54rem]" />
  );
}

function Sheet({ report }: { report: Report }) {
  const { model, error, retry } = useReportModel(report);
  if (model) return <ReportPreview model={model} />;
  if (!error) return <Skeleton className="mx-auto h-[70vh] max-w-[54rem]" />;
  return (
    <Alert variant="destructive">
      <AlertTitle>The preview could not be loaded</AlertTitle>
      <AlertDescription>{errorMessage(error)}</AlertDescription>
      <Button variant="outline" size="sm" className="mt-2 justify-self-start" onClick={retry}>
        Retry
      </Button>
    </Alert>
  );
}
