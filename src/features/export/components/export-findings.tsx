import type { ReactNode } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { cn } from '@/lib/cn';
import type { OpenRow } from '../model/row-check';
import type { ExportFindings as Findings } from '../use-export-findings';
import { BrokenReferences } from './broken-references';
import { RowNumbers } from './row-numbers';

interface ExportFindingsProps {
  reportId: string;
  findings: Findings;
  className?: string;
}

/** What is to be known of a report before it is handed out; nothing when there is nothing to say. */
export function ExportFindings({ reportId, findings, className }: ExportFindingsProps) {
  const { open, count, broken } = findings;
  const rowsOf = (check: OpenRow['check']) => open.filter((row) => row.check === check);
  const said = (check: OpenRow['check'], words: (rows: number) => ReactNode) => {
    const rows = rowsOf(check);
    if (rows.length === 0) return null;
    return (
      <p key={check}>
        {words(rows.length)}: <RowNumbers reportId={reportId} rows={rows} />.
      </p>
    );
  };
  const sentences = [
    said(
      'unchecked',
      (rows) =>
        `${rows} of ${count} ${count === 1 ? 'observation' : 'observations'} ${rows === 1 ? 'was' : 'were'} not checked by anybody`,
    ),
    said('not_assessed', (rows) =>
      rows === 1 ? '1 photo is not assessed' : `${rows} photos are not assessed`,
    ),
    said('blank', (rows) =>
      rows === 1 ? '1 observation is blank' : `${rows} observations are blank`,
    ),
  ].filter(Boolean);
  if (sentences.length === 0 && broken.length === 0) return null;
  return (
    <Alert variant="warning" aria-label="Before you export" className={cn('text-left', className)}>
      <AlertDescription className="tabular max-h-64 space-y-1.5 overflow-y-auto">
        {sentences}
        <BrokenReferences reportId={reportId} references={broken} />
      </AlertDescription>
    </Alert>
  );
}
