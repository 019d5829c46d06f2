import type { TemplateFile } from '@/document/template/template-file';
import { givenMessage } from '@/lib/errors';
import { localDay } from '@/lib/local-day';
import { reportFileName } from '../model/build-report-content';
import type { ReportSource } from '../model/report-source';
import { ExportProblem } from '../model/export-problem';
import { sourceOfDraft } from '@/document/revisions/source-of-draft';
import type { SignedRevision } from '@/records/signed-revision';
import { readChosenTemplate, type TemplateChoice } from './read-chosen-template';
import { PROGRESS } from './build-request';

const NO_REPORT = 'This report does not exist any more.';

export interface ExportJob extends TemplateChoice {
  backend: ReportSource['backend'];
  /** Null when the report has been deleted. */
  readReport: () => Promise<ReportSource['report'] | null>;
  readLetterhead: () => Promise<ReportSource['letterhead']>;
  /** The latest first. */
  readRevisions: () => Promise<SignedRevision[]>;
  readObservations: () => Promise<ReportSource['observations']>;
  readSections: () => Promise<ReportSource['sections']>;
  build: (source: ReportSource, template: TemplateFile | null) => Promise<Blob>;
  /** Percent, as the specification counts it. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Reads a report and builds its file. Rejects with an ExportProblem where there is a sentence to show. */
export async function runExport(job: ExportJob): Promise<{ file: Blob; name: string }> {
  const reach = (percent: number) => {
    job.signal.throwIfAborted();
    job.onProgress(percent);
  };
  reach(PROGRESS.started);
  const reading = Promise.all([
    nameFailure('Failed to fetch report', job.readReport),
    nameFailure('Failed to fetch the firm and the author', job.readLetterhead),
    nameFailure('Failed to fetch the signed revisions', job.readRevisions),
  ]);
  // An error of the rows is reported first; this keeps a failure here from being unhandled.
  reading.catch(() => undefined);
  const observations = await nameFailure('Failed to fetch observations', job.readObservations);
  const [report, letterhead, revisions] = await reading;
  if (!report) throw new ExportProblem(NO_REPORT);
  reach(PROGRESS.observationsFetched);
  const sections = await nameFailure('Failed to fetch sections', job.readSections);
  const template = await readChosenTemplate(report.layout, job);
  reach(PROGRESS.sectionsFetched);
  const { backend } = job;
  const readAt = new Date();
  const day = localDay(readAt);
  const source = sourceOfDraft(
    { report, observations, sections, letterhead, backend, readAt, day },
    revisions,
  );
  const file = await job.build(source, template);
  reach(PROGRESS.built);
  return { file, name: `${reportFileName(day)}.${job.format}` };
}

async function nameFailure<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new ExportProblem(`${what}: ${givenMessage(error)}`, { cause: error });
  }
}
