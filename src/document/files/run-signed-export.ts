import { revisionName, type SignedContent, type SignedRevision } from '@/records/signed-revision';
import type { TemplateFile } from '@/document/template/template-file';
import { errorMessage } from '@/lib/errors';
import { safeName } from '@/lib/file-names';
import { reportFileName } from '../model/build-report-content';
import type { ReportSource } from '../model/report-source';
import { sourceOfRevision } from '@/document/revisions/source-of-revision';
import { PROGRESS } from './build-request';
import { ExportProblem } from '../model/export-problem';
import { readChosenTemplate, type TemplateChoice } from './read-chosen-template';

const NO_REVISION = 'This signed revision does not exist any more.';

export interface SignedExportJob extends TemplateChoice {
  reportId: string;
  backend: ReportSource['backend'];
  readContent: () => Promise<SignedContent | null>;
  readRevisions: () => Promise<SignedRevision[]>;
  build: (source: ReportSource, template: TemplateFile | null) => Promise<Blob>;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Builds the file of a signed revision from its signed content alone. Rejects as runExport does. */
export async function runSignedExport(job: SignedExportJob): Promise<{ file: Blob; name: string }> {
  const reach = (percent: number) => {
    job.signal.throwIfAborted();
    job.onProgress(percent);
  };
  reach(PROGRESS.started);
  const [signed, revisions] = await Promise.all([job.readContent(), job.readRevisions()]).catch(
    (error: unknown) => {
      throw new ExportProblem(`Failed to fetch the signed revision: ${errorMessage(error)}`, {
        cause: error,
      });
    },
  );
  if (!signed) throw new ExportProblem(NO_REVISION);
  const template = await readChosenTemplate(signed.report.layout, job, true);
  reach(PROGRESS.sectionsFetched);
  const source = sourceOfRevision(signed, {
    reportId: job.reportId,
    backend: job.backend,
    revisions,
  });
  const file = await job.build(source, template);
  reach(PROGRESS.built);
  const revision = safeName(revisionName(signed), String(signed.number));
  const name = `${reportFileName(source.day)}-revision-${revision}`;
  return { file, name: `${name}.${job.format}` };
}
