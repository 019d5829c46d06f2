import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { newId } from '@/lib/new-id';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useDuplicateReport } from './mutations';
import type { ReportSummary } from './schema';

/** Copies a report, says how that goes, and opens the copy. */
export function useDuplication({ id: reportId }: ReportSummary) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useDuplicateReport();
  // One for each dialog: however often it is sent, there is one copy of it.
  const [id] = useState(newId);
  const [photos, setPhotos] = useState<string | null>(null);

  const duplicate = useOneAtATime(async (title: string, hasPhotos: boolean) => {
    try {
      const unread = await mutateAsync({
        id,
        reportId,
        title,
        hasPhotos,
        onPhotos: (done, total) => {
          setPhotos(`${String(done)} / ${String(total)}`);
        },
      });
      toast.neutral(
        'Report duplicated',
        unread === 0
          ? `“${title}” has been created.`
          : `“${title}” has been created. ${String(unread)} of its photos could not be read, here as in the original.`,
      );
    } catch (error) {
      console.warn('A report could not be duplicated.', error);
      setPhotos(null);
      toast.error('Error duplicating report', 'Nothing was copied. Please try again later.');
      return;
    }
    await navigate(`/upload/${id}`);
    return 'finished';
  });
  return { duplicate, isCopying: isPending, photos: isPending ? photos : null };
}
