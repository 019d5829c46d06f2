import { useRef, type Ref } from 'react';
import {
  Archive,
  ArchiveRestore,
  ClipboardList,
  Copy,
  MoreVertical,
  Pencil,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  MenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { ReportSummary } from '../schema';
import { toast } from '@/components/ui/toast';
import { useOneAtATime } from '@/lib/use-one-at-a-time';
import { useArchiveReport } from '../mutations';

interface ReportMenuProps {
  ref: Ref<HTMLButtonElement>;
  report: ReportSummary;
  isDeleting: boolean;
  onChoose: (choice: 'rename' | 'duplicate' | 'delete') => void;
}

export function ReportMenu({ ref, report, isDeleting, onChoose }: ReportMenuProps) {
  // A closing menu returns the focus to its button; renaming needs it in the field.
  const keepsFocus = useRef(false);
  const archive = useArchiving(report);
  const isArchived = report.archived_at !== null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          ref={ref}
          variant="ghost"
          size="icon"
          aria-label={`Actions for ${report.title}`}
          className="relative z-10"
        >
          <MoreVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          if (keepsFocus.current) event.preventDefault();
          keepsFocus.current = false;
        }}
      >
        <MenuItem
          icon={Pencil}
          name="Rename"
          disabled={isDeleting}
          onSelect={() => {
            keepsFocus.current = true;
            onChoose('rename');
          }}
        />
        <DropdownMenuItem asChild>
          <Link to={`/details/${report.id}`}>
            <ClipboardList aria-hidden />
            Report details
          </Link>
        </DropdownMenuItem>
        <MenuItem
          icon={Copy}
          name="Duplicate"
          disabled={isDeleting}
          onSelect={() => onChoose('duplicate')}
        />
        <MenuItem
          icon={isArchived ? ArchiveRestore : Archive}
          name={isArchived ? 'Bring back from archive' : 'Archive'}
          disabled={isDeleting}
          onSelect={archive}
        />
        <MenuItem
          icon={Trash2}
          name={isDeleting ? 'Deleting...' : 'Delete'}
          variant="destructive"
          disabled={isDeleting}
          onSelect={() => onChoose('delete')}
        />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function useArchiving({ id, title, archived_at }: ReportSummary): () => void {
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
