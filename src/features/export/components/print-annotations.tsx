import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { observationsQuery } from '@/features/observations/queries';
import { useSetPrintAnnotations } from '@/features/reports/mutations';
import type { Report } from '@/features/reports/schema';
import { useUser } from '@/lib/auth-context';
import { hasPrintableAnnotations } from '@/document/model/printable-annotations';
import { useSavedChoice } from '@/components/use-saved-choice';

export function PrintAnnotations({ report }: { report: Report }) {
  const { id: userId } = useUser();
  const id = useId();
  const { data: rows } = useQuery(observationsQuery(userId, report.id));
  const [isPrinted, choose] = useSavedChoice(
    report.print_marks,
    useSetPrintAnnotations(report.id),
    'Choice not saved',
  );
  if (!rows || !hasPrintableAnnotations(rows)) return null;

  return (
    <div className="flex items-start gap-3 text-sm">
      <input
        type="checkbox"
        id={id}
        className="mt-0.5 size-4 shrink-0 accent-signal pointer-coarse:size-6"
        checked={isPrinted}
        onChange={(event) => {
          choose(event.target.checked);
        }}
      />
      <label htmlFor={id} className="min-w-0">
        <span className="block font-medium">Draw the accepted crack lines on the photos</span>
        <span className="mt-0.5 block text-muted-foreground">
          In the preview and in both files. Lines of rows that nobody has checked are never printed.
        </span>
      </label>
    </div>
  );
}
