import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Auth, AuthContext } from '@/lib/auth-context';

const ADA = { user: { id: 'ada' } } as Auth;

interface SignedInProps {
  auth?: Auth;
  /** One of its own unless it is given, which asks the backend again where it fails. */
  client?: QueryClient;
  children: ReactNode;
}

/** The surroundings of a screen whose person is signed in: Ada, unless it says who. */
export function SignedIn({ auth = ADA, client, children }: SignedInProps) {
  const [own] = useState(() => new QueryClient());
  return (
    <AuthContext value={auth}>
      <QueryClientProvider client={client ?? own}>{children}</QueryClientProvider>
    </AuthContext>
  );
}
