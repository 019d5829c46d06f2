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

interface AuthState {
  session: Session | null;
  isLoading: boolean;
  isUnreachable: boolean;
}

const SIGNED_OUT: AuthState = { session: null, isLoading: false, isUnreachable: false };

/** The client takes a mailed link's tokens out of the address but leaves their '#' behind. */
function tidyAddress() {
  const { href, pathname, search } = window.location;
  if (href.endsWith('#')) window.history.replaceState(window.history.state, '', pathname + search);
}

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
    tidyAddress();
  }, []);

  useEffect(() => {
    let isMounted = true;
    let unsubscribe = () => {};
    const connect = async () => {
      try {
        const { auth } = await supabase();
        if (!isMounted) return;
        const { data } = auth.onAuthStateChange(handleEvent);
        unsubscribe = () => {
          data.subscription.unsubscribe();
        };
      } catch (error) {
        console.warn('The backend could not be reached', error);
        if (isMounted) setState({ ...SIGNED_OUT, isUnreachable: true });
      }
    };
    if (mayHaveSession()) void connect();
    // Another tab signing in writes the session to storage: connect then.
    const handleStorage = () => {
      if (mayHaveSession()) {
        window.removeEventListener('storage', handleStorage);
        void connect();
      }
    };
    if (!mayHaveSession()) window.addEventListener('storage', handleStorage);
    return () => {
      isMounted = false;
      window.removeEventListener('storage', handleStorage);
      unsubscribe();
    };
  }, [handleEvent]);

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
    () => ({ ...state, user: state.session?.user ?? null, linkError, signOut }),
    [state, linkError, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
