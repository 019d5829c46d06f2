import { useMemo, useState, type ReactNode } from 'react';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { useAllStable } from '@/lib/use-stable';
import { readLinkError } from '../link/link-error';
import { endSession, UNEXPECTED, verifyMailedCode, verifyMailedLink } from '../mutations';
import { useSession } from '../use-session';

/** Knows who is signed in, and offers the ways in and out. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [linkError] = useState(() => readLinkError(new URL(window.location.href)));
  const { state, connect, endBy } = useSession();

  /** Only once somebody hears that it worked. */
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
