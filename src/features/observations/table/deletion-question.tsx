import { Confirm } from '@/components/ui/confirm';
import { holdsFinding, photosCaption } from '@/records/findings';
import type { AskedDeletion, useDeletions } from './use-deletions';

/** Asks before a row, a photo of a finding or the selected rows are deleted. */
export function DeletionQuestion({
  asked,
  done,
  cancel,
  confirm,
}: ReturnType<typeof useDeletions>) {
  if (!asked) return null;
  const progress = asked.row ? '' : ` ${String(done)} / ${String(asked.going.length)}`;
  return (
    <Confirm
      open
      onCancel={cancel}
      title={chooseTitle(asked)}
      description={`${describeLoss(asked)} For 30 days they can be brought back from the report’s history.`}
      confirmLabel={done === null ? 'Delete' : `Deleting${progress}...`}
      busy={done !== null}
      destructive
      onConfirm={confirm}
    />
  );
}

function chooseTitle({ row, count, going }: AskedDeletion): string {
  if (row && !holdsFinding(row)) return 'Are you sure you want to delete this photo?';
  if (row && going.length > 1) {
    return `Are you sure you want to delete this observation with its ${String(going.length)} photos?`;
  }
  return count === 1
    ? 'Are you sure you want to delete this observation?'
    : `Are you sure you want to delete these ${String(count)} observations?`;
}

function describeLoss({ row, count, going, numbers }: AskedDeletion): string {
  if (!row) {
    const which = going.length > count ? `Their ${String(going.length)} photos` : 'The photos';
    return `${which} and their texts go, and the rows after them are renumbered.`;
  }
  const caption = photosCaption(numbers);
  if (!holdsFinding(row)) {
    return `${caption} goes, with the words that its row had before it was joined; the finding and its other photos stay. The rows after it are renumbered.`;
  }
  return going.length > 1
    ? `${caption} and their texts go, and the rows after them are renumbered.`
    : `${caption} and its texts go, and the rows after it are renumbered.`;
}
