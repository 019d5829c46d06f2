import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { PhotoImage } from '@/components/photo-image';
import { Button } from '@/components/ui/button';
import { rowAddress, uncheckedRowAddress } from '@/features/observations/schema';
import { type OpenRow, uncheckedText } from '@/document/model/row-check';
import { standAtFoot } from '@/lib/foot-bars';
import type { ExportNotes } from '../use-export-notes';
import { BrokenReferences } from './broken-references';

interface UncheckedRowsProps {
  reportId: string;
  notes: ExportNotes;
  onGoOn: () => void;
}

export function UncheckedRows({ reportId, notes, onGoOn }: UncheckedRowsProps) {
  const { open } = notes;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    heading.current?.focus();
  }, []);
  const first = open[0];

  return (
    <section aria-labelledby="unchecked-rows" className="w-full self-stretch text-left">
      <h2
        ref={heading}
        id="unchecked-rows"
        tabIndex={-1}
        className="text-lg font-semibold outline-none"
      >
        {uncheckedText(notes)}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        They go into the report as they stand here, and its last page counts them.
      </p>
      <ol className="mt-5 divide-y border-y">
        {open.map((row) => (
          <UncheckedRow key={row.id} row={row} reportId={reportId} />
        ))}
      </ol>
      {notes.broken.length > 0 && (
        <Alert variant="warning" className="mt-5">
          <AlertDescription className="space-y-1.5">
            <BrokenReferences reportId={reportId} references={notes.broken} />
          </AlertDescription>
        </Alert>
      )}
      <div ref={standAtFoot} className="sticky bottom-0 flex flex-wrap gap-3 bg-card py-4">
        {first && (
          <Button variant="signal" asChild>
            <Link to={uncheckedRowAddress({ id: first.id, report_id: reportId })}>
              Check them first
            </Link>
          </Button>
        )}
        <Button variant="outline" onClick={onGoOn}>
          Export anyway
        </Button>
      </div>
    </section>
  );
}

const WITHOUT_WORDS = {
  unchecked: 'No words yet',
  not_assessed: 'Not assessed: its cells read N/A',
  blank: 'Blank: its cells read N/A',
};

function UncheckedRow({ row, reportId }: { row: OpenRow; reportId: string }) {
  const { id, number, photo, drawing, words, check } = row;
  const name = `Photo ${number}`;
  return (
    <li className="flex items-center gap-3 py-3">
      {photo.trim() === '' ? (
        <span className="grid h-14 w-18 shrink-0 place-items-center rounded-md border border-dashed text-xs text-muted-foreground">
          No photo
        </span>
      ) : (
        <PhotoImage
          photo={photo}
          drawing={drawing}
          alt=""
          className="h-14 w-18 shrink-0 rounded-md"
        />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="tabular font-medium">{name}</p>
        <p className="line-clamp-2 wrap-anywhere text-muted-foreground">
          {words || WITHOUT_WORDS[check]}
        </p>
      </div>
      <Button variant="outline" size="sm" asChild>
        <Link
          to={rowAddress({ id, report_id: reportId })}
          aria-label={`Open ${name.toLowerCase()}`}
        >
          Open
        </Link>
      </Button>
    </li>
  );
}
