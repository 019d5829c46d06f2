import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { readLinkError } from '../link/link-error';
import { endSession, UNEXPECTED, verifyMailedCode, verifyMailedLink } from '../mutations';
import { useSession } from '../use-session';

/** Knows who is signed in, and offers the ways in and out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [linkError] = useState(() => readLinkError(new URL(window.location.href)));
  const { state, connect, endBy } = useSession();

  /** Only once somebody hears that it worked. */
  const signInBy = useCallback(
    async (verify: () => Promise<string | null>) =>
      (await connect().catch(() => null)) ? verify() : UNEXPECTED,
    [connect],
  );
  const signInWithLink = useCallback<Auth['signInWithLink']>(
    (link) => signInBy(() => verifyMailedLink(link)),
    [signInBy],
  );
  const signInWithCode = useCallback<Auth['signInWithCode']>(
    (email, code) => signInBy(() => verifyMailedCode(email, code)),
    [signInBy],
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
