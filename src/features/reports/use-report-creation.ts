import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import type { Language } from '@shared/languages/language';
import { useCreateReport } from './mutations';

/** Creates the report with this id, announces it, and opens its photos. */
export function useReportCreation(reportId: string) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCreateReport();
  const create = useOneAtATime(async (title: string, language: Language) => {
    try {
      await mutateAsync({ id: reportId, title, language });
    } catch (error) {
      console.warn('A report could not be created.', error);
      toast.error('Error creating report', 'Please try again later.');
      return;
    }
    toast.neutral('Report created', `'${title}' has been created successfully.`);
    await navigate(`/upload/${reportId}`);
    return 'finished';
  });
  return { create, isCreating: isPending };
}
