import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useMakeSample } from './mutations';

/** Makes the sample report and goes to its rows. */
export function useSample() {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useMakeSample();
  const openSample = useOneAtATime(async () => {
    let reportId: string;
    try {
      reportId = await mutateAsync();
    } catch (error) {
      console.warn('The sample report could not be made.', error);
      toast.error('Error making the sample report', 'Please try again later.');
      return;
    }
    await navigate(`/observations/${reportId}`);
    return 'finished';
  });
  return { openSample, isMaking: isPending };
}
