import { messageOf } from '@/lib/errors';
import { reportFileName, type ReportSource } from './build-report-model';
import { type ExportFormat, PROGRESS } from './schema';

export interface ExportJob {
  format: ExportFormat;
  report: ReportSource['report'];
  preparedBy: string;
  backend: ReportSource['backend'];
  readObservations: () => Promise<ReportSource['observations']>;
  readSections: () => Promise<ReportSource['sections']>;
  build: (source: ReportSource, format: ExportFormat) => Promise<Blob>;
  /** Percent, as the specification counts it. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Reads a report anew and builds its file. Rejects with the sentence to show. */
export async function runExport(job: ExportJob): Promise<{ file: Blob; name: string }> {
  const reach = (percent: number) => {
    job.signal.throwIfAborted();
    job.onProgress(percent);
  };
  reach(PROGRESS.started);
  const observations = await named('Failed to fetch observations', job.readObservations);
  reach(PROGRESS.observationsFetched);
  const sections = await named('Failed to fetch sections', job.readSections);
  reach(PROGRESS.sectionsFetched);
  const { report, preparedBy, backend } = job;
  const today = new Date();
  const source = { report, observations, sections, preparedBy, backend, today };
  const file = await job.build(source, job.format);
  reach(PROGRESS.built);
  return { file, name: `${reportFileName(today)}.${job.format}` };
}

async function named<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw new Error(`${what}: ${messageOf(error)}`, { cause: error });
  }
}
