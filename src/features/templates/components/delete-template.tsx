import { useQuery } from '@tanstack/react-query';
import { Confirm } from '@/components/ui/confirm';
import { toast } from '@/components/ui/toast';
import { useUser } from '@/lib/auth-context';
import { errorMessage } from '@/lib/errors';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useDeleteTemplate } from '../mutations';
import { templateUseQuery } from '../queries';
import type { DocumentTemplate } from '../schema';

interface DeleteTemplateProps {
  template: DocumentTemplate;
  onClose: () => void;
}

/** Asks before a template goes, and says which reports would miss it. */
export function DeleteTemplate({ template: { id, name }, onClose }: DeleteTemplateProps) {
  const user = useUser();
  const { data: uses, error } = useQuery(templateUseQuery(user.id, id));
  const deleting = useDeleteTemplate();

  const remove = useOneAtATime(async () => {
    try {
      await deleting.mutateAsync(id);
      toast.neutral('Word template deleted');
      return 'finished';
    } catch (failure) {
      console.warn('A Word template could not be deleted.', failure);
      toast.error('Word template not deleted', errorMessage(failure));
      return;
    }
  });

  return (
    <Confirm
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Delete “${name}”?`}
      description={textOf(uses, error)}
      confirmLabel={deleting.isPending ? 'Deleting...' : 'Delete'}
      busy={deleting.isPending}
      destructive
      onConfirm={remove}
    />
  );
}

function textOf(uses: number | undefined, error: Error | null): string {
  const otherwise =
    'Such a report can then be exported in Plumbline’s layout, or in another template that you choose for it. This cannot be undone.';
  if (error) return `How many reports use it could not be read. ${otherwise}`;
  if (uses === undefined) return 'Looking for reports that use it...';
  if (uses === 0) return 'No report uses it now; a signed revision may. This cannot be undone.';
  return `${uses === 1 ? '1 report uses' : `${uses} reports use`} it. ${otherwise}`;
}
