import { createContext, useContext } from 'react';
import type { Session, User } from './supabase';

export interface Auth {
  user: User | null;
  session: Session | null;
  /** True until it is known whether a person is signed in. */
  isLoading: boolean;
  /** Why the last mailed link signed nobody in, in the sign-in service's words. */
  linkError: string | null;
  /** True when the backend could not be reached: nobody knows who is signed in. */
  isUnreachable: boolean;
  /**
   * Signs in with a mailed link. Null on success, otherwise the sentence to show. A link for another person than it
   * states signs nobody in.
   */
  signInWithLink: (link: { tokenHash: string; email: string | null }) => Promise<string | null>;
  /** Signs in with the code of a mail that this browser requested. Null on success, otherwise the sentence to show. */
  signInWithCode: (email: string, code: string) => Promise<string | null>;
  /**
   * Ends the session, here and on the server. `leave` runs once the session has ended, before the screens know:
   * navigating to a public screen there avoids the guard's redirect.
   */
  signOut: (leave?: () => void | Promise<void>) => Promise<void>;
}

export const AuthContext = createContext<Auth | null>(null);

/** The sign-in state. Throws outside the provider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in person, on screens behind the guard. Throws if there is none. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser is for screens behind the guard: nobody is signed in here');
  return user;
}
