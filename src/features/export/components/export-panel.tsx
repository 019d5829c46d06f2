import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Card, CardContent } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import type { Report } from '@/features/reports/schema';
import { PROGRESS, type ExportFormat } from '@/document/files/build-request';
import { type ExportState, useReportExport } from '../use-report-export';
import { EmailChoice } from './email-choice';
import { ExportChoice } from './export-choice';
import { ReadyToExport } from './ready-to-export';
import { templatesQuery } from '@/features/templates/queries';
import { useUser } from '@/lib/auth-context';
import { readLayout } from '@/document/model/report-layout';

const NAME = 'export';

interface ExportPanelProps {
  report: Report | null;
  /** A signed revision to export instead of the current report. */
  revisionId?: string | null;
}

/** Builds and downloads the report's file; without a report, says so when asked. */
export function ExportPanel({ report, revisionId = null }: ExportPanelProps) {
  const { state, start: begin, reset } = useReportExport(report, revisionId);
  const [isForEmail, setForEmail] = useState(false);
  const start = (format: ExportFormat, wishes: Parameters<typeof begin>[1] = {}) =>
    begin(format, { ...wishes, isForEmail });
  const [asked, ask] = useAskedFormat();
  return (
    <Card className="mx-auto max-w-xl">
      <CardContent className="flex min-h-72 flex-col items-center justify-center gap-5 py-12 text-center">
        {state.status === 'idle' && (!report || revisionId !== null) && (
          <ExportChoice onChoose={(format) => void start(format)} />
        )}
        {state.status === 'idle' && report && revisionId === null && (
          <ReadyToExport
            reportId={report.id}
            asked={asked}
            onAsk={ask}
            onStart={(format, holds) => void start(format, { holds })}
          />
        )}
        {state.status === 'idle' && report && revisionId === null && (
          <TemplateNote layout={report.layout} />
        )}
        {state.status === 'idle' && report && asked === null && (
          <EmailChoice isChosen={isForEmail} onChoose={setForEmail} />
        )}
        {state.status === 'progress' && <Running state={state} onCancel={reset} />}
        {state.status === 'success' && (
          <Done
            format={state.format}
            reportId={report?.id}
            onAgain={reset}
            onOther={(format) => void start(format)}
          />
        )}
        {state.status === 'error' && (
          <Failed
            message={state.message}
            onRetry={reset}
            onOwnLayout={
              state.hasOwnLayout ? () => void start('docx', { isOwnLayout: true }) : null
            }
          />
        )}
      </CardContent>
    </Card>
  );
}

type RunningState = Extract<ExportState, { status: 'progress' }>;

function Running({ state, onCancel }: { state: RunningState; onCancel: () => void }) {
  const { percent, photos } = state;
  return (
    <>
      <div className="w-full max-w-sm space-y-3">
        <p role="status" className="font-medium">
          {progressText(percent)}
        </p>
        <Progress value={percent} aria-label="Export" />
        <p className="min-h-5 text-sm text-muted-foreground tabular-nums">
          {photos && `Photo ${photos.done} / ${photos.total}`}
        </p>
      </div>
      {percent < PROGRESS.built && (
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </>
  );
}

function progressText(percent: number): string {
  if (percent < PROGRESS.observationsFetched) return 'Fetching observations...';
  if (percent < PROGRESS.sectionsFetched) return 'Fetching sections...';
  if (percent < PROGRESS.built) return 'Generating document...';
  return 'Complete!';
}

interface DoneProps {
  format: ExportFormat;
  reportId: string | undefined;
  onAgain: () => void;
  onOther: (format: ExportFormat) => void;
}

function Done({ format, reportId, onAgain, onOther }: DoneProps) {
  const other = format === 'docx' ? 'pdf' : 'docx';
  return (
    <>
      <CircleCheck aria-hidden className="size-10 stroke-[1.25] text-success" />
      <div role="status" className="space-y-1.5">
        <h2 className="text-lg font-semibold">Report exported successfully!</h2>
        <p className="text-muted-foreground">Your .{format} file has been downloaded.</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          onClick={() => {
            onOther(other);
          }}
        >
          Export Report (.{other})
        </Button>
        <Button variant="outline" onClick={onAgain}>
          Export Another Report
        </Button>
      </div>
      {format === 'docx' && reportId && (
        <Link to={`/changes/${reportId}`} className="text-sm text-signal underline">
          Edited it in Word? Bring the changes back
        </Link>
      )}
    </>
  );
}

interface FailedProps {
  message: string;
  onRetry: () => void;
  /** Null where the report's Word template did not cause the failure. */
  onOwnLayout: (() => void) | null;
}

function Failed({ message, onRetry, onOwnLayout }: FailedProps) {
  return (
    <>
      <OctagonAlert aria-hidden className="size-10 stroke-[1.25] text-destructive" />
      <div role="alert" className="space-y-1.5">
        <h2 className="text-lg font-semibold">Export Failed</h2>
        <p className="wrap-anywhere text-muted-foreground">{message}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onOwnLayout && <Button onClick={onOwnLayout}>Export in Plumbline’s layout</Button>}
        <Button variant={onOwnLayout ? 'outline' : 'default'} onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </>
  );
}

/**
 * The file that waits for confirmation. It is in the address: opening a row and coming back finds the others unchanged.
 */
function useAskedFormat(): [
  asked: ExportFormat | null,
  ask: (format: ExportFormat | null) => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(NAME);
  const ask = (format: ExportFormat | null) => {
    setParameters(format === null ? {} : { [NAME]: format }, { replace: format === null });
  };
  return [value === 'docx' || value === 'pdf' ? value : null, ask];
}

/** Names the Word template of the Word export, if any. */
function TemplateNote({ layout }: { layout: unknown }) {
  const { template } = readLayout(layout);
  return template === null ? null : <Note template={template} />;
}

function Note({ template }: { template: string }) {
  const { id: userId } = useUser();
  const { data: templates } = useQuery(templatesQuery(userId));
  const name = templates?.find(({ id }) => id === template)?.name;
  if (!name) return null;
  return (
    <p className="max-w-sm text-sm wrap-anywhere text-muted-foreground">
      The Word file is written into “{name}”. The PDF keeps Plumbline’s layout.
    </p>
  );
}
