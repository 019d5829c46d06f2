import { useLeaveGuard } from '@/lib/use-leave-guard';
import { Confirm } from './ui/confirm';

interface LeaveGuardProps {
  /** True while the screen holds unsaved text. */
  when: boolean;
  /** Runs before the person leaves, to discard the draft. */
  onLeave?: () => void;
}

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
