import { useEffect, type ComponentProps } from 'react';
import { useBlocker } from 'react-router';
import { leavesUnasked } from '@/lib/leaves-unasked';
import { Confirm } from './ui/confirm';

type Words = Pick<
  ComponentProps<typeof Confirm>,
  'title' | 'description' | 'confirmLabel' | 'destructive'
>;

interface LeaveGuardProps extends Partial<Words> {
  /** True while the screen holds something unsaved. */
  when: boolean;
  /** Runs before the person leaves, to discard the draft. */
  onLeave?: () => void;
}

/** Asks before navigating away; closing or reloading the tab asks through the browser's own question. */
export function LeaveGuard({ when, onLeave, ...words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      currentLocation.pathname !== nextLocation.pathname &&
      !leavesUnasked(nextLocation.state),
  );

  useEffect(() => {
    if (!when) return;
    const handleUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [when]);

  return (
    <Confirm
      open={blocker.state === 'blocked'}
      onCancel={() => {
        blocker.reset?.();
      }}
      title="Leave without saving?"
      description="What you typed on this screen is not saved yet."
      cancelLabel="Stay here"
      confirmLabel="Leave without saving"
      destructive
      {...words}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
