import pLimit from 'p-limit';
import { bytesOfBase64 } from '@/lib/base64';
import { errorMessage } from '@/lib/errors';
import { localDay } from '@/lib/local-day';
import type { ArchivePlan, PlannedPhoto, PlannedReport } from './archive-plan';
import { letterheadFiles } from './letterhead-files';
import { reportText } from './report-text';
import { withTemplateFiles } from './template-files';
import type { OwnRows, Shortfall } from '../schema';
import { createZipArchives, type ZipArchives } from './zip-archives';

/** Photos read at once: enough to keep the line busy, and 120 MB at the originals' limit of 30 each. */
const AT_ONCE = 4;

export interface ArchiveJob {
  account: { id: string; email: string };
  rows: OwnRows;
  plan: ArchivePlan;
  now: Date;
  /** Rejects with a sentence for people. */
  fetchPhoto: (url: string) => Promise<Uint8Array>;
  /** An original by its path. */
  fetchOriginal: (path: string) => Promise<Uint8Array>;
  /** A Word template's file in base64, by id; null if deleted meanwhile. */
  readTemplate: (id: string) => Promise<string | null>;
  /** A signed revision's content, by id; null if deleted meanwhile. */
  readRevision: (id: string) => Promise<unknown>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
  archives?: ZipArchives;
}

export interface WrittenArchive {
  /** One file, or several if one would be too large for the format. */
  archives: Blob[];
  shortfalls: Shortfall[];
}

/**
 * Writes everything into the archive. A photo that cannot be loaded does not stop it: its rendition is used instead,
 * and the archive says so. Rejects when the signal is aborted.
 */
export async function writeArchive(job: ArchiveJob): Promise<WrittenArchive> {
  const { account, rows, plan, now, signal, archives = createZipArchives() } = job;
  archives.addText('README.txt', readme(account.email, now));
  const templates = withTemplateFiles(rows.document_templates);
  const revisions = withRevisionFiles(rows.signed_revisions, plan.reports);
  const data = { ...rows, document_templates: templates, signed_revisions: revisions };
  archives.addText('data.json', json({ made_at: now.toISOString(), account, ...data }));
  for (const { path, content } of letterheadFiles(rows.letterheads)) {
    if (typeof content === 'string') archives.addText(path, content);
    else archives.addPhoto(path, content);
  }
  // One at a time: a file has up to 7 MB, a revision 8.
  for (const { id, file } of templates) {
    signal.throwIfAborted();
    const content = await job.readTemplate(id);
    if (content !== null) archives.addPhoto(file, bytesOfBase64(content));
  }
  for (const { id, file } of revisions) {
    signal.throwIfAborted();
    const content = await job.readRevision(id);
    if (content !== null) archives.addText(file, json(content));
  }
  for (const { folder, report, observations, sections } of plan.reports) {
    archives.addText(`${folder}/report.txt`, reportText({ report, observations, sections }));
    archives.addText(`${folder}/report.json`, json({ ...report, observations, sections }));
  }

  const limit = pLimit(AT_ONCE);
  let done = 0;
  const outcomes = await Promise.all(
    plan.photos.map((photo) =>
      limit(async () => {
        signal.throwIfAborted();
        const shortfall = await addPhoto(photo, job, archives);
        signal.throwIfAborted();
        done += 1;
        job.onProgress(done, plan.photos.length);
        return shortfall;
      }),
    ),
  );
  const shortfalls = outcomes.filter((outcome) => outcome !== null);
  if (shortfalls.length > 0) archives.addText('not-complete.txt', shortfallText(shortfalls));
  return { archives: archives.finish(), shortfalls };
}

async function addPhoto(
  photo: PlannedPhoto,
  job: ArchiveJob,
  archives: ZipArchives,
): Promise<Shortfall | null> {
  let reason: string;
  try {
    archives.addPhoto(photo.path, await fetchTwice(photo, job));
    return null;
  } catch (error) {
    reason = errorMessage(error);
  }
  job.signal.throwIfAborted();
  try {
    if (!photo.rendition) return { photo: photo.name, got: 'nothing', reason };
    archives.addPhoto(photo.rendition.path, await job.fetchPhoto(photo.rendition.url));
    return { photo: photo.name, got: 'small version', reason };
  } catch {
    return { photo: photo.name, got: 'nothing', reason };
  }
}

/** Tries again: one failed request should not cost a photo. */
async function fetchTwice({ url, isOriginal }: PlannedPhoto, job: ArchiveJob): Promise<Uint8Array> {
  const fetchFile = isOriginal ? job.fetchOriginal : job.fetchPhoto;
  try {
    return await fetchFile(url);
  } catch {
    job.signal.throwIfAborted();
    return fetchFile(url);
  }
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function readme(email: string, now: Date): string {
  return `Everything that Plumbline stored for ${email} on ${localDay(now)}.

data.json          all of it as the database holds it: account, reports, observations, sections,
                   signed revisions, numbers and sums of signed revisions that were deleted, writing
                   style, firm and author, and use of the analyst
firm and author    what you entered of your firm and of yourself, with the logo and the signature, if
                   there is any
word templates     your firm's Word files as they are stored, if there are any; data.json names them
reports            a folder for each report: report.txt to read, report.json, its photos, numbered
                   as in the report, the originals that you kept of them, and what each signed
                   revision says
other files        stored files that no report shows, if there are any
not-complete.txt   photos that could not be downloaded, if there are any

Not in here, because it is not stored in the account: photos that still wait on a device to be
uploaded, text that is not saved, and Word and PDF files made from the reports. An entry on the
waitlist for early access cannot be read through the product; deleting the account removes it.
`;
}

function shortfallText(shortfalls: Shortfall[]): string {
  const lines = shortfalls.map(({ photo, got, reason }) =>
    got === 'nothing'
      ? `${photo}: not in this archive. ${reason}`
      : `${photo}: only its small version is in this archive. ${reason}`,
  );
  return `Photos that could not be downloaded in full:\n\n${lines.join('\n')}\n`;
}

type RevisionRow = OwnRows['signed_revisions'][number];

/** Signed revisions as listed in data.json, each with its content's path, in its report's folder. */
function withRevisionFiles(
  revisions: RevisionRow[],
  reports: readonly Pick<PlannedReport, 'folder' | 'report'>[],
): (RevisionRow & { file: string })[] {
  const folders = new Map(reports.map(({ folder, report }) => [report.id, folder]));
  return revisions.map((row) => ({
    ...row,
    // A report created between the two reads has no folder.
    file: `${folders.get(row.report_id) ?? `reports/${row.report_id}`}/signed revision ${row.number}.json`,
  }));
}
