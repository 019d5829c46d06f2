import { cleanLine } from '@/document/model/clean-text';
import type { ReportSource } from '@/document/model/report-source';
import { revisionName, type SignedRevision } from '@/records/signed-revision';
import { isTaken } from './next-label';

type Stored = Pick<
  ReportSource,
  'report' | 'observations' | 'sections' | 'letterhead' | 'backend' | 'readAt' | 'day'
>;

/**
 * Gathers an unsigned report's document. A signed revision's name is never reused: the draft names the revision it
 * comes after.
 */
export function sourceOfDraft(
  { report, ...stored }: Stored,
  /** The latest first. */
  revisions: readonly SignedRevision[],
): ReportSource {
  const [latest] = revisions;
  return {
    ...stored,
    report: {
      ...report,
      revision: isTaken(report.revision, revisions) ? '' : report.revision,
      // Stored with reports and revisions of before; only a signed one still prints its lines.
      print_marks: false,
    },
    signing: null,
    revisions: [],
    draftAfter: latest ? cleanLine(revisionName(latest)) : null,
  };
}
