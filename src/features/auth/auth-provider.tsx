import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { mayHaveSession, supabase, type AuthChangeEvent, type Session } from '@/lib/supabase';
import { linkErrorOf } from './link-error';
import { UNEXPECTED, verifyMailedLink } from './sign-in';

interface AuthState {
  session: Session | null;
  isLoading: boolean;
  isUnreachable: boolean;
}

const SIGNED_OUT: AuthState = { session: null, isLoading: false, isUnreachable: false };

/**
 * Knows who is signed in. A visitor without a stored session is signed out at once; only others
 * load the client.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [linkError] = useState(() => linkErrorOf(new URL(window.location.href)));
  const [state, setState] = useState<AuthState>(() =>
    mayHaveSession() ? { ...SIGNED_OUT, isLoading: true } : SIGNED_OUT,
  );
  const isLeaving = useRef(false);

  const handleEvent = useCallback((event: AuthChangeEvent, session: Session | null) => {
    if (event === 'SIGNED_OUT') {
      if (!isLeaving.current) setState(SIGNED_OUT);
      return;
    }
    // Every other event (initial session, signed in, token refreshed, user updated, password
    // recovery, second factor verified) brings the session as it now is.
    setState({ session, isLoading: false, isUnreachable: false });
  }, []);

  const subscription = useRef<Promise<() => void> | null>(null);
  /** Hears of every change of the session from now on. Rejects when the backend cannot be reached. */
  const connect = useCallback((): Promise<() => void> => {
    subscription.current ??= supabase().then(
      ({ auth }) => {
        const { data } = auth.onAuthStateChange(handleEvent);
        return () => {
          data.subscription.unsubscribe();
        };
      },
      (error: unknown) => {
        subscription.current = null;
        throw error;
      },
    );
    return subscription.current;
  }, [handleEvent]);

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

  const signInWithLink = useCallback<Auth['signInWithLink']>(
    async (link) => {
      try {
        await connect();
        return await verifyMailedLink(link);
      } catch (error) {
        console.warn('The sign-in link could not be tried', error);
        return UNEXPECTED;
      }
    },
    [connect],
  );

  const signOut = useCallback<Auth['signOut']>(async (leave) => {
    isLeaving.current = true;
    try {
      const { auth } = await supabase();
      // 'local' ends this session and leaves the person's other devices alone. The client removes
      // the stored session first and takes 401, 403 and 404 for "already ended", so signing out
      // works without the network as well.
      const { error } = await auth.signOut({ scope: 'local' });
      if (error) console.warn('The server did not confirm the sign-out', error);
      await leave?.();
    } finally {
      isLeaving.current = false;
      // The router shows its new screen in a transition too; an urgent update would overtake it,
      // and the guard of the screen just left would ask to sign in.
      startTransition(() => {
        setState(SIGNED_OUT);
      });
    }
  }, []);

  const auth = useMemo<Auth>(
    () => ({ ...state, user: state.session?.user ?? null, linkError, signInWithLink, signOut }),
    [state, linkError, signInWithLink, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
