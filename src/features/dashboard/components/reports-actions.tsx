import { useRef, useState } from 'react';
import { MoreHorizontal, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { DeleteAllReports } from './delete-all-reports';

/** Actions on all reports at once, apart from those of every day. */
export function ReportsActions({ isPageEmpty }: { isPageEmpty: boolean }) {
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button ref={opener} variant="outline" size="icon" aria-label="More actions">
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem
            variant="destructive"
            disabled={isPageEmpty || isDeleting}
            onSelect={() => {
              setAsking(true);
            }}
          >
            <Trash2 aria-hidden />
            Delete All
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isAsking && (
        <DeleteAllReports
          onBusy={setDeleting}
          onClose={() => {
            setAsking(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      )}
    </>
  );
}
