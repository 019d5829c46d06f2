import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leavesUnasked } from './leaves-unasked';

/**
 * While `isDirty`, leaving asks first: navigation through the returned question, closing or reloading the tab through
 * the browser's own. Show it with `<LeaveGuard>` from components.
 */
export function useLeaveGuard(isDirty: boolean): {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
} {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !leavesUnasked(nextLocation.state),
  );

  useEffect(() => {
    if (!isDirty) return;
    const handleUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isDirty]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => {
      blocker.reset?.();
    },
    leave: () => {
      blocker.proceed?.();
    },
  };
}
