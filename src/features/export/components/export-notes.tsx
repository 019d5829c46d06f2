import { Alert, AlertDescription } from '@/components/ui/alert';
import { cn } from '@/lib/cn';
import { type OpenRow, uncheckedText } from '@/document/model/row-check';
import type { ExportNotes as Notes } from '../use-export-notes';
import { BrokenReferences } from './broken-references';
import { RowNumbers } from './row-numbers';

interface ExportNotesProps {
  reportId: string;
  notes: Notes;
  className?: string;
}

export function ExportNotes({ reportId, notes, className }: ExportNotesProps) {
  const { open, broken } = notes;
  if (open.length === 0 && broken.length === 0) return null;
  const more = withoutWordsText(open);
  return (
    <Alert variant="warning" aria-label="Before you export" className={cn('text-left', className)}>
      <AlertDescription className="tabular max-h-64 space-y-1.5 overflow-y-auto">
        {open.length > 0 && (
          <p>
            {uncheckedText(notes)}: <RowNumbers reportId={reportId} rows={open} />.
            {more && ` ${more}`}
          </p>
        )}
        <BrokenReferences reportId={reportId} references={broken} />
      </AlertDescription>
    </Alert>
  );
}

/** "Of these, 2 are not assessed and 1 is blank."; blank where all have an analyst's words. */
function withoutWordsText(open: readonly OpenRow[]): string {
  const kinds = [
    ['not_assessed', 'not assessed'],
    ['blank', 'blank'],
  ] as const;
  const parts = kinds.flatMap(([check, words]) => {
    const rows = open.filter((row) => row.check === check).length;
    return rows === 0 ? [] : [`${rows} ${rows === 1 ? 'is' : 'are'} ${words}`];
  });
  return parts.length === 0 ? '' : `Of these, ${parts.join(' and ')}.`;
}
