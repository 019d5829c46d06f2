import { useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { useNoteExport } from '@/features/reports/mutations';
import type { Report } from '@/features/reports/schema';
import type { TemplateFile } from '@/document/template/template-file';
import { knownConfig } from '@/lib/config';
import { buildInWorker } from '@/document/build/build-in-worker';
import { ExportProblem } from '@/document/model/export-problem';
import { runExport } from '@/document/build/run-export';
import { runSignedExport } from '@/document/build/run-signed-export';
import { TemplateFault } from '@/document/build/template-fault';
import type { ReportSource } from '@/document/model/report-source';
import { useExportReads } from './use-export-reads';
import { saveFile } from '@/lib/save-file';
import { type ExportFormat, PROGRESS } from '@/document/build/build-request';

export const NO_REPORT_ID = "No report ID found. Please ensure you're viewing a valid report.";
const UNEXPECTED = 'An unexpected error occurred during export';

/** How long the ends of the progress stand, in milliseconds: long enough to be seen, together under half a second. */
const BEGUN_MS = 80;
const COMPLETE_MS = 350;

export type ExportState =
  | { status: 'idle' }
  | {
      status: 'progress';
      format: ExportFormat;
      percent: number;
      /** Photos placed so far, once that has begun. */
      photos: { done: number; total: number } | null;
    }
  | { status: 'success'; format: ExportFormat }
  /** `hasOwnLayout`: the template is what failed, and Plumbline's own layout is a way out. */
  | { status: 'error'; message: string; hasOwnLayout: boolean };

interface ExportWishes {
  holds?: ((rows: Observation[]) => boolean) | undefined;
  /** In Plumbline's own layout, whatever template the report names. */
  isOwnLayout?: boolean;
  isForEmail?: boolean;
}

/**
 * Exports a report, or one of its signed revisions, and hands the file over; leaving the screen or cancelling
 * ends the work.
 */
export function useReportExport(report: Report | null, revisionId: string | null = null) {
  const reads = useExportReads();
  const noteExport = useNoteExport();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const reset = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };

  /** `holds` sees the rows that would be exported; where it says so, the export ends as if never begun. */
  const start = async (format: ExportFormat, wishes: ExportWishes = {}) => {
    const { holds, isOwnLayout = false, isForEmail = false } = wishes;
    if (!report) {
      toast.error('Export failed', NO_REPORT_ID);
      return;
    }
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
    const show = (percent: number, photos: { done: number; total: number } | null = null) => {
      setState({ status: 'progress', format, percent, photos });
    };
    show(PROGRESS.begun);
    try {
      await pause(BEGUN_MS);
      const shared = {
        format,
        isOwnLayout,
        backend: knownConfig()?.supabaseUrl,
        signal,
        build: (source: ReportSource, template: TemplateFile | null) =>
          buildInWorker(
            { format, source, template, isForEmail },
            {
              signal,
              onPictures: (done, total) => {
                show(PROGRESS.sectionsFetched, { done, total });
              },
            },
          ),
        onProgress: show,
      };
      const heldBack = (rows: Observation[]) => {
        if (!signal.aborted && holds?.(rows)) reset();
      };
      const { file, name } = await (revisionId === null
        ? runExport({ ...shared, ...reads.ofReport(report, heldBack) })
        : runSignedExport({ ...shared, ...reads.ofRevision(report, revisionId) }));
      saveFile(file, name);
      noteExport(report.id);
      await pause(COMPLETE_MS);
      setState({ status: 'success', format });
      toast.neutral('Export successful', 'Your report has been downloaded successfully.');
    } catch (error) {
      if (signal.aborted) return;
      const isForPeople = error instanceof ExportProblem;
      if (!isForPeople) console.warn('A report could not be exported.', error);
      const message = isForPeople ? error.message : UNEXPECTED;
      setState({ status: 'error', message, hasOwnLayout: error instanceof TemplateFault });
      toast.error('Export failed', message);
    }
  };

  return { state, start, reset };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, milliseconds));
}
