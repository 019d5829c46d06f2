import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { uncheckedRowAddress } from '@/features/observations/schema';
import { counted } from '@/lib/counted';
import { useExportNotes } from '../use-export-notes';
import { BrokenReferences } from './broken-references';

/** One line for each issue to know before handing out the report, with a link; nothing if there are none. */
export function PreviewNotes({ reportId }: { reportId: string }) {
  const notes = useExportNotes(reportId);
  if (!notes) return null;
  const { open, broken } = notes;
  const [first] = open;
  return (
    <>
      {first && (
        <p className="tabular flex min-h-11 items-center gap-2 border-b text-sm">
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
          <span className="flex-1">{counted(open.length, 'row')} unchecked</span>
          <Link
            to={uncheckedRowAddress({ id: first.id, report_id: reportId })}
            className="inline-flex items-center text-signal underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            Look at them
          </Link>
        </p>
      )}
      {broken.length > 0 && (
        <div className="space-y-1.5 border-b py-3 text-sm">
          <BrokenReferences reportId={reportId} references={broken} />
        </div>
      )}
    </>
  );
}
