import { useMemo, useState, type ReactNode } from 'react';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { useAllStable } from '@/lib/use-stable';
import { readLinkError } from '../link/link-error';
import { endSession, UNEXPECTED, verifyMailedCode, verifyMailedLink } from '../mutations';
import { useSession } from '../use-session';

/** Provides the session, sign-in and sign-out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [linkError] = useState(() => readLinkError(new URL(window.location.href)));
  const { state, connect, endBy } = useSession();

  /** Connects first: the screens must hear of the sign-in. */
  const signInBy = async (verify: () => Promise<string | null>) =>
    (await connect().catch(() => null)) ? verify() : UNEXPECTED;
  const ways = useAllStable<Pick<Auth, 'signInWithLink' | 'signInWithCode' | 'signOut'>>({
    signInWithLink: (link) => signInBy(() => verifyMailedLink(link)),
    signInWithCode: (email, code) => signInBy(() => verifyMailedCode(email, code)),
    signOut: (leave) =>
      endBy(async () => {
        await endSession();
        await leave?.();
      }),
  });

  const auth = useMemo<Auth>(
    () => ({ ...state, user: state.session?.user ?? null, linkError, ...ways }),
    [state, linkError, ways],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
