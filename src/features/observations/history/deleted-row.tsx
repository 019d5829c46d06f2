import { PhotoImage } from '@/components/photo-image';
import { Button } from '@/components/ui/button';
import { daysLeft } from '@/features/versions/schema';
import { counted } from '@/lib/counted';
import { formatTimestamp } from '@/lib/format-timestamp';
import { rowTitle } from '../rows/kept-row';
import type { DeletedVersion } from './use-deleted-rows';

interface DeletedRowProps {
  deleted: DeletedVersion;
  isBusy: boolean;
  onBringBack: (deleted: DeletedVersion) => void;
  onForget: (deleted: DeletedVersion) => void;
}

export function DeletedRow({ deleted, isBusy, onBringBack, onForget }: DeletedRowProps) {
  const { version, row } = deleted;
  const title = rowTitle(row);
  const left = Math.max(1, daysLeft(version.kept_at, new Date()));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-3" aria-label={title}>
      {row.photo.trim() !== '' && (
        <PhotoImage
          photo={row.photo}
          alt={`Deleted photo: ${title}`}
          className="h-16 w-20 shrink-0 rounded-md border"
        />
      )}
      <div className="min-w-40 flex-1">
        <p translate="no" className="line-clamp-2 text-sm font-medium [overflow-wrap:anywhere]">
          {title}
        </p>
        <p className="tabular text-sm text-muted-foreground">
          Deleted <time dateTime={version.kept_at}>{formatTimestamp(version.kept_at)}</time>
          {` · ${counted(left, 'day')} left`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="outline"
          disabled={isBusy}
          onClick={() => {
            onBringBack(deleted);
          }}
        >
          Bring back
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={isBusy}
          onClick={() => {
            onForget(deleted);
          }}
        >
          Delete for good
        </Button>
      </div>
    </li>
  );
}
