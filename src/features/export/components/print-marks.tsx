import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { observationsQuery } from '@/features/observations/queries';
import { useSetPrintMarks } from '@/features/reports/mutations';
import type { Report } from '@/features/reports/schema';
import { useUser } from '@/lib/auth-context';
import { messageOf } from '@/lib/errors';
import { hasPrintableMarks } from '../model/printed-marks';

/** Whether lines are printed on the photos: saved at once, offered only where there are some to print. */
export function PrintMarks({ report }: { report: Report }) {
  const { id: userId } = useUser();
  const id = useId();
  const { data: rows } = useQuery(observationsQuery(userId, report.id));
  const saving = useSetPrintMarks(report.id);
  if (!rows || !hasPrintableMarks(rows)) return null;

  const choose = (print_marks: boolean) => {
    saving.mutate(print_marks, {
      onError: (error) => {
        console.warn('The choice to print lines could not be saved.', error);
        toast.error('Choice not saved', messageOf(error));
      },
    });
  };

  return (
    <div className="flex items-start gap-3 text-sm">
      <input
        type="checkbox"
        id={id}
        className="mt-0.5 size-4 shrink-0 accent-signal pointer-coarse:size-6"
        checked={saving.isPending ? saving.variables : report.print_marks}
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
