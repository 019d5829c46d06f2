import { useState } from 'react';
import { History } from 'lucide-react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { KEPT_DAYS } from '@shared/contract/limits';
import { rowTitle } from '../rows/kept-row';
import { useDeletedRows, type DeletedVersion } from './use-deleted-rows';
import { DeletedRow } from './deleted-row';

/** The History button and its dialog: deleted rows, to restore or delete for good. */
export function ReportHistory({ reportId }: { reportId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState<DeletedVersion | null>(null);
  const { deleted, error, bringBack, forget, isBusy } = useDeletedRows(reportId, isOpen);

  const handleBringBack = async ({ version }: DeletedVersion) => {
    try {
      const number = await bringBack(version);
      toast.neutral(`Photo brought back as Photo ${String(number)}.`);
    } catch (error) {
      toast.error('The row could not be brought back', errorMessage(error));
    }
  };
  const handleForget = async ({ version }: DeletedVersion) => {
    try {
      await forget(version);
      toast.neutral('Deleted for good');
    } catch (error) {
      toast.error('Delete failed', errorMessage(error));
    }
    setAsked(null);
  };

  return (
    <>
      <Button
        variant="outline"
        className="max-sm:px-3"
        title="Deleted photos, and where earlier versions are"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <History aria-hidden />
        <span className="max-sm:sr-only">History</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="History" className="max-w-2xl">
          <p className="text-sm text-muted-foreground">
            What a row said before is in the row’s own menu: Earlier versions.
          </p>
          <h3 className="text-sm font-semibold">Deleted photos</h3>
          <p className="text-sm text-muted-foreground">
            A deleted photo and its words can be brought back for {KEPT_DAYS} days. A photo that is
            deleted with its report cannot.
          </p>
          <DeletedRows
            deleted={deleted}
            failure={error ? errorMessage(error) : null}
            isBusy={isBusy}
            onBringBack={(one) => void handleBringBack(one)}
            onForget={setAsked}
          />
        </DialogContent>
      </Dialog>
      <Confirm
        open={asked !== null}
        onCancel={() => {
          setAsked(null);
        }}
        title="Delete this photo for good?"
        description={
          asked && `${rowTitle(asked.row)}: the photo and its words cannot be brought back.`
        }
        confirmLabel="Delete for good"
        destructive
        busy={isBusy}
        onConfirm={() => {
          if (asked) void handleForget(asked);
        }}
      />
    </>
  );
}

interface DeletedRowsProps {
  deleted: DeletedVersion[] | undefined;
  failure: string | null;
  isBusy: boolean;
  onBringBack: (deleted: DeletedVersion) => void;
  onForget: (deleted: DeletedVersion) => void;
}

function DeletedRows({ deleted, failure, ...row }: DeletedRowsProps) {
  if (!deleted) {
    if (!failure) return <Skeleton className="h-24" />;
    return (
      <Alert variant="destructive">
        <AlertDescription>{failure}</AlertDescription>
      </Alert>
    );
  }
  if (deleted.length === 0) {
    return (
      <p className="text-sm">Nothing was deleted from this report in the last {KEPT_DAYS} days.</p>
    );
  }
  return (
    <ul className="max-h-[55dvh] divide-y overflow-y-auto rounded-md border">
      {deleted.map((one) => (
        <DeletedRow key={one.version.id} deleted={one} {...row} />
      ))}
    </ul>
  );
}
