import { LeaveGuard } from '@/components/leave-guard';
import { Confirm } from '@/components/ui/confirm';
import type { RowEditing } from './use-row-editing';

/** Asks before unsaved text is lost to another row or screen. */
export function UnsavedRowGuard({ editing }: { editing: RowEditing }) {
  return (
    <>
      <Confirm
        open={editing.isAsking}
        onCancel={editing.stay}
        title="Discard what you typed?"
        description="The row you are editing has text that is not saved. Only one row can be edited at a time."
        cancelLabel="Keep editing"
        confirmLabel="Discard and edit the other row"
        destructive
        onConfirm={editing.switchRow}
      />
      <LeaveGuard when={editing.isDirty} onLeave={editing.discardDraft} />
    </>
  );
}
