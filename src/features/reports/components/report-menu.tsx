import { useRef, type Ref } from 'react';
import { ClipboardList, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

interface ReportMenuProps {
  ref: Ref<HTMLButtonElement>;
  reportId: string;
  title: string;
  isDeleting: boolean;
  onRename: () => void;
  onDelete: () => void;
}

export function ReportMenu({
  ref,
  reportId,
  title,
  isDeleting,
  onRename,
  onDelete,
}: ReportMenuProps) {
  // A closing menu takes the focus back to its button; renaming wants it in the field instead.
  const keepsFocus = useRef(false);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button ref={ref} variant="ghost" size="icon" aria-label={`Actions for ${title}`}>
          <MoreVertical aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        onCloseAutoFocus={(event) => {
          if (keepsFocus.current) event.preventDefault();
          keepsFocus.current = false;
        }}
      >
        <DropdownMenuItem
          disabled={isDeleting}
          onSelect={() => {
            keepsFocus.current = true;
            onRename();
          }}
        >
          <Pencil aria-hidden />
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to={`/details/${reportId}`}>
            <ClipboardList aria-hidden />
            Report details
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem variant="destructive" disabled={isDeleting} onSelect={onDelete}>
          <Trash2 aria-hidden />
          {isDeleting ? 'Deleting...' : 'Delete'}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
