import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { readLinkError } from '../link/link-error';
import { endSession, UNEXPECTED, verifyMailedCode, verifyMailedLink } from '../mutations';
import { useSession } from '../use-session';

/** Knows who is signed in, and offers the ways in and out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [linkError] = useState(() => readLinkError(new URL(window.location.href)));
  const { state, connect, endBy } = useSession();

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

  const signInWithCode = useCallback<Auth['signInWithCode']>(
    async (email, code) => {
      const isHeard = await connect().catch(() => null);
      return isHeard ? verifyMailedCode(email, code) : UNEXPECTED;
    },
    [connect],
  );

  const signOut = useCallback<Auth['signOut']>(
    (leave) =>
      endBy(async () => {
        await endSession();
        await leave?.();
      }),
    [endBy],
  );

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      linkError,
      signInWithLink,
      signInWithCode,
      signOut,
    }),
    [state, linkError, signInWithLink, signInWithCode, signOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
