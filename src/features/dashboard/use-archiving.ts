import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useArchiveReport } from './mutations';
import type { ReportSummary } from './schema';

/** Puts a report aside, or brings it back where it was, and says where it is now. */
export function useArchiving({ id, title, archived_at }: ReportSummary): () => void {
  const { mutateAsync } = useArchiveReport();
  return useOneAtATime(async () => {
    const isArchived = archived_at === null;
    try {
      await mutateAsync({ reportId: id, isArchived });
      if (isArchived) toast.neutral('Report archived', `“${title}” is kept under “Archived”.`);
      else toast.neutral('Report brought back', `“${title}” is in your list again.`);
    } catch (error) {
      console.warn('A report could not be archived or brought back.', error);
      toast.error(
        isArchived ? 'Error archiving report' : 'Error bringing the report back',
        'Nothing was changed. Please try again later.',
      );
    }
  });
}
