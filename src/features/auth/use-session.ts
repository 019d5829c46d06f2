import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Auth } from '@/lib/auth-context';
import { isSessionStored } from '@/lib/stored-session';
import { renewSession } from './mutations';
import { watchSession } from './queries';

type SessionState = Pick<Auth, 'session' | 'isLoading' | 'isUnreachable'>;

/** After this wait the screen says that there is no answer yet. */
const PATIENCE_MS = 5000;
/** Milliseconds between attempts to renew a session. */
const TRY_EVERY_MS = 10_000;

const SIGNED_OUT: SessionState = { session: null, isLoading: false, isUnreachable: false };

/** The current session. A visitor without a stored one is signed out at once; only others load the client. */
export function useSession() {
  const [state, setState] = useState<SessionState>(() =>
    isSessionStored() ? { ...SIGNED_OUT, isLoading: true } : SIGNED_OUT,
  );
  const isEnding = useRef(false);

  const handleSession = useCallback((session: Auth['session'] | 'unknown') => {
    if (session === null && isEnding.current) return;
    // The screen stays: the person counts as signed in until the server says otherwise.
    if (session === 'unknown')
      setState((now) => ({ ...now, isLoading: false, isUnreachable: true }));
    else setState({ ...SIGNED_OUT, session });
  }, []);

  const subscription = useRef<Promise<() => void> | null>(null);
  /** Subscribes to session changes. Rejects when the backend cannot be reached. */
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
      if (isSessionStored()) connectOrSaySo();
    };
    if (isSessionStored()) connectOrSaySo();
    else window.addEventListener('storage', handleStorage);
    return () => {
      window.removeEventListener('storage', handleStorage);
      void subscription.current?.then((unsubscribe) => {
        unsubscribe();
      });
      subscription.current = null;
    };
  }, [connect]);

  const { isLoading, isUnreachable } = state;
  useEffect(() => {
    if (!isLoading) return;
    const late = () => {
      setState((now) => (now.isLoading ? { ...SIGNED_OUT, isUnreachable: true } : now));
    };
    const timer = setTimeout(late, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading]);

  useRenewal(isUnreachable, connect);

  /** Ends the session by `end`; the screens learn of it afterwards, even if it fails. */
  const endBy = async (end: () => Promise<void>) => {
    isEnding.current = true;
    try {
      await end();
    } finally {
      isEnding.current = false;
      // The router renders its new screen in a transition too; an urgent update would overtake it, and the guard of the
      // screen just left would ask to sign in.
      startTransition(() => {
        setState(SIGNED_OUT);
      });
    }
  };

  return { state, connect, endBy };
}

/** Retries renewing the session, at intervals and as soon as the network is back. */
function useRenewal(isUnreachable: boolean, connect: () => Promise<unknown>): void {
  useEffect(() => {
    const tryAgain = () => {
      if (!isSessionStored()) return;
      connect()
        .then(renewSession)
        .catch((error: unknown) => {
          console.warn('The session could not be renewed', error);
        });
    };
    window.addEventListener('online', tryAgain);
    const timer = isUnreachable ? setInterval(tryAgain, TRY_EVERY_MS) : undefined;
    return () => {
      window.removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, [isUnreachable, connect]);
}
