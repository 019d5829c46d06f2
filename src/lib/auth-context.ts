import { createContext, useContext } from 'react';
import type { Session, User } from './supabase';

export interface Auth {
  user: User | null;
  session: Session | null;
  /** True until it is known whether somebody is signed in. */
  isLoading: boolean;
  /** Why the last mailed link did not sign anybody in, in the sign-in service's words. */
  linkError: string | null;
  /** True when the backend could not be reached, so that nobody knows who is signed in. */
  isUnreachable: boolean;
  /**
   * Signs in with a mailed link. Null when it worked, otherwise the sentence to show. A link that turns
   * out to be for another person than it says signs nobody in.
   */
  signInWithLink: (link: { tokenHash: string; email: string | null }) => Promise<string | null>;
  /** Signs in with the code of a mail that this browser asked for. Null when it worked, otherwise the sentence to show. */
  signInWithCode: (email: string, code: string) => Promise<string | null>;
  /**
   * Ends the session, here and on the server. `leave` runs between the two facts "the session has
   * ended" and "the screens know": going somewhere public there avoids the guard's redirect.
   */
  signOut: (leave?: () => void | Promise<void>) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** The signed-in person. Throws outside the provider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in person, on screens behind the guard. Throws where nobody is. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser is for screens behind the guard: nobody is signed in here');
  return user;
}
