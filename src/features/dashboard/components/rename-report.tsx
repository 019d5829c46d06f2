import { useEffect, useRef, useState } from 'react';
import { Check, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useUpdateReport } from '@/features/reports/mutations';
import { ENTERED_FIELDS } from '@shared/report-fields';
import type { Report } from '@/features/reports/schema';

interface RenameReportProps {
  report: Pick<Report, 'id' | 'title'>;
  onDone: () => void;
}

/** The title as a field: Enter or the tick saves, Escape or the cross cancels. */
export function RenameReport({ report, onDone }: RenameReportProps) {
  const [title, setTitle] = useState(report.title);
  const renaming = useUpdateReport();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // After the closing menu has released the focus.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  const rename = useOneAtATime(async () => {
    if (title.trim() === '' || title === report.title) {
      onDone();
      return;
    }
    try {
      await renaming.mutateAsync({ reportId: report.id, change: { title } });
      toast.neutral('Report renamed', 'Report title has been updated.');
      onDone();
      return 'finished';
    } catch (error) {
      console.warn('A report could not be renamed.', error);
      toast.error('Error renaming report', 'Please try again later.');
    }
    return;
  });

  return (
    <Form className="flex min-w-0 flex-1 flex-wrap items-center gap-1" onSubmit={rename}>
      <Input
        ref={field}
        aria-label="Report title"
        value={title}
        most={ENTERED_FIELDS.title.most}
        // Not disabled while saving: that would lose the focus.
        readOnly={renaming.isPending}
        className="min-w-24 flex-1"
        onText={setTitle}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <Button
        type="submit"
        variant="ghost"
        size="icon"
        aria-label="Save title"
        aria-busy={renaming.isPending}
      >
        <Check aria-hidden />
      </Button>
      <Button variant="ghost" size="icon" aria-label="Cancel renaming" onClick={onDone}>
        <X aria-hidden />
      </Button>
    </Form>
  );
}
