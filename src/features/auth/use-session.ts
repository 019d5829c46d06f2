import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Auth } from '@/lib/auth-context';
import { mayHaveSession, watchSession } from './queries';

type SessionState = Pick<Auth, 'session' | 'isLoading' | 'isUnreachable'>;

const SIGNED_OUT: SessionState = { session: null, isLoading: false, isUnreachable: false };

/**
 * The session as it is now. A visitor without a stored session is signed out at once; only others load
 * the client.
 */
export function useSession() {
  const [state, setState] = useState<SessionState>(() =>
    mayHaveSession() ? { ...SIGNED_OUT, isLoading: true } : SIGNED_OUT,
  );
  const isEnding = useRef(false);

  const handleSession = useCallback((session: Auth['session']) => {
    if (session === null && isEnding.current) return;
    setState({ ...SIGNED_OUT, session });
  }, []);

  const subscription = useRef<Promise<() => void> | null>(null);
  /** Hears of every change of the session from now on. Rejects when the backend cannot be reached. */
  const connect = useCallback((): Promise<() => void> => {
    subscription.current ??= watchSession(handleSession).catch((error: unknown) => {
      subscription.current = null;
      throw error;
    });
    return subscription.current;
  }, [handleSession]);

  useEffect(() => {
    const connectOrSaySo = () => {
      connect().catch((error: unknown) => {
        console.warn('The backend could not be reached', error);
        setState({ ...SIGNED_OUT, isUnreachable: true });
      });
    };
    // Another tab signing in writes the session to storage: connect then.
    const handleStorage = () => {
      if (mayHaveSession()) connectOrSaySo();
    };
    if (mayHaveSession()) connectOrSaySo();
    else window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('storage', handleStorage);
      void subscription.current?.then((unsubscribe) => {
        unsubscribe();
      });
      subscription.current = null;
    };
  }, [connect]);

  /** Has the session ended by `end`; the screens know of it when that is through, even if it fails. */
  const endBy = useCallback(async (end: () => Promise<void>) => {
    isEnding.current = true;
    try {
      await end();
    } finally {
      isEnding.current = false;
      // The router shows its new screen in a transition too; an urgent update would overtake it,
      // and the guard of the screen just left would ask to sign in.
      startTransition(() => {
        setState(SIGNED_OUT);
      });
    }
  }, []);

  return { state, connect, endBy };
}
