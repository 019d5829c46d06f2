import { Confirm } from '@/components/ui/confirm';
import { isChecked } from '@/records/observation';
import type { useManyReanalyses } from '../analysis/use-many-reanalyses';
import type { useManyDeletions } from './use-many-deletions';

interface ManyDialogsProps {
  deletions: ReturnType<typeof useManyDeletions>;
  reanalyses: ReturnType<typeof useManyReanalyses>;
}

/** Asks before many rows are deleted or analysed again. */
export function ManyDialogs({ deletions, reanalyses }: ManyDialogsProps) {
  const { asked, done } = deletions;
  const count = asked?.length ?? 0;
  const photos = deletions.count;
  const checked = reanalyses.asked?.filter(isChecked).length ?? 0;
  return (
    <>
      <Confirm
        open={asked !== null}
        onOpenChange={deletions.cancel}
        title={
          count === 1
            ? 'Are you sure you want to delete this observation?'
            : `Are you sure you want to delete these ${String(count)} observations?`
        }
        description={`${photos > count ? `Their ${String(photos)} photos` : 'The photos'} and their texts go, and the rows after them are renumbered. For 30 days they can be brought back from the report’s history.`}
        confirmLabel={done === null ? 'Delete' : `Deleting ${String(done)} / ${String(photos)}...`}
        busy={done !== null}
        destructive
        onConfirm={deletions.confirm}
      />
      <Confirm
        open={reanalyses.asked !== null}
        onOpenChange={() => {
          reanalyses.answer(false);
        }}
        title={`Replace the words of ${String(reanalyses.asked?.length ?? 0)} rows?`}
        description={`You stand by the words of ${String(checked)} of them. The analyst's words take their place, and are to be checked anew. What stands there now is kept among the rows' earlier versions.`}
        confirmLabel="Analyse again"
        onConfirm={() => {
          reanalyses.answer(true);
        }}
      />
    </>
  );
}
