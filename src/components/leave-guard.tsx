import { useLeaveGuard } from '@/lib/use-leave-guard';
import { Confirm } from './ui/confirm';

interface LeaveGuardProps {
  /** True while the screen holds text that is not saved. */
  when: boolean;
  /** Runs when the person decides to leave, before leaving: the place to discard the draft. */
  onLeave?: () => void;
}

/** Asks before unsaved text is left behind. */
export function LeaveGuard({ when, onLeave }: LeaveGuardProps) {
  const { isAsking, stay, leave } = useLeaveGuard(when);
  return (
    <Confirm
      open={isAsking}
      onOpenChange={(open) => {
        if (!open) stay();
      }}
      title="Leave without saving?"
      description="What you typed on this screen is not saved yet."
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      destructive
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
    />
  );
}
