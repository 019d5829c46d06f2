import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { useNoteExport } from '@/features/reports/mutations';
import type { Report } from '@/features/reports/schema';
import type { TemplateFile } from '@/document/template/template-file';
import { knownConfig } from '@/lib/config';
import { buildInWorker } from '@/document/files/build-in-worker';
import { ExportProblem } from '@/document/model/export-problem';
import { runExport } from '@/document/files/run-export';
import { runSignedExport } from '@/document/files/run-signed-export';
import { TemplateFault } from '@/document/files/template-fault';
import type { ReportSource } from '@/document/model/report-source';
import { saveFile } from '@/lib/save-file';
import { type ExportFormat, PROGRESS } from '@/document/files/build-request';
import { letterheadQuery } from '@/features/letterhead/queries';
import { observationsQuery } from '@/features/observations/queries';
import { reportQuery } from '@/features/reports/queries';
import { sectionsQuery } from '@/features/sections/queries';
import { revisionContentQuery, revisionsQuery } from '@/features/sign-off/queries';
import { templateFileQuery } from '@/features/templates/queries';
import { useUser } from '@/lib/auth-context';

export const NO_REPORT_ID = "No report ID found. Please ensure you're viewing a valid report.";
const UNEXPECTED = 'An unexpected error occurred during export';

/** How long both ends of the progress show, in milliseconds: long enough to be seen, together under half a second. */
const BEGUN_MS = 80;
const COMPLETE_MS = 350;

export type ExportState =
  | { status: 'idle' }
  | {
      status: 'progress';
      format: ExportFormat;
      percent: number;
      /** Photos placed; null before the first. */
      photos: { done: number; total: number } | null;
    }
  | { status: 'success'; format: ExportFormat }
  /** `hasOwnLayout`: the template failed, and Plumbline's own layout still works. */
  | { status: 'error'; message: string; hasOwnLayout: boolean };

interface ExportWishes {
  holds?: ((rows: Observation[]) => boolean) | undefined;
  /** In Plumbline's own layout, whatever template the report names. */
  isOwnLayout?: boolean;
  isForEmail?: boolean;
}

/**
 * Exports a report, or one of its signed revisions, and downloads the file; leaving the screen or cancelling aborts.
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

  /** `holds` receives the rows to export; if it returns true, the export is dropped. */
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

/** Loads an export's data, never from a cache: the stored report is exported, not a screen's copy. */
function useExportReads() {
  const user = useUser();
  const client = useQueryClient();
  const readTemplate = (id: string) => client.fetchQuery(templateFileQuery(user.id, id));
  const readRevisions = (id: string) =>
    client.fetchQuery({ ...revisionsQuery(user.id, id), staleTime: 0 });
  return {
    ofReport: ({ id }: Report, onRows: (rows: Observation[]) => void) => ({
      readTemplate,
      readRevisions: () => readRevisions(id),
      readReport: () => client.fetchQuery({ ...reportQuery(user.id, id), staleTime: 0 }),
      readLetterhead: async () => {
        const query = { ...letterheadQuery(user.id), staleTime: 0 };
        return (await client.fetchQuery(query)).letterhead;
      },
      readObservations: async () => {
        const query = { ...observationsQuery(user.id, id), staleTime: 0 };
        const rows = await client.fetchQuery(query);
        onRows(rows);
        return rows;
      },
      readSections: () => client.fetchQuery({ ...sectionsQuery(user.id, id), staleTime: 0 }),
    }),
    ofRevision: ({ id }: Report, revisionId: string) => ({
      readTemplate,
      reportId: id,
      // A signed revision never changes: a cached copy is as good.
      readContent: () => client.fetchQuery(revisionContentQuery(user.id, revisionId)),
      readRevisions: () => readRevisions(id),
    }),
  };
}
