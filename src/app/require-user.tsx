import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageSpinner } from '@/components/page-spinner';
import { useAuth } from '@/lib/auth-context';
import { Logo } from '@/components/logo';
import { PageTitle } from '@/components/page-title';
import { Button } from '@/components/ui/button';

/** Shows its children to signed-in people; others go to /login, with the address to return to. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, isLoading, isUnreachable } = useAuth();
  const location = useLocation();
  if (isLoading) return <PageSpinner />;
  if (isUnreachable && !user) return <Unreachable />;
  if (!user) return <Navigate to="/login" replace state={{ from: { ...location, hash: '' } }} />;
  return children;
}

/** The backend does not answer: nobody knows who is signed in. */
function Unreachable() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-5 py-12">
      <PageTitle>No connection</PageTitle>
      <Logo />
      <main id="main" tabIndex={-1} role="alert" className="mt-10 border-t pt-8">
        <h1 className="text-2xl font-semibold">Plumbline cannot be reached</h1>
        <p className="mt-3 text-muted-foreground">
          The server does not answer. Your reports are safe on it, and text you had not saved is
          kept in this browser. It tries again by itself; check your connection meanwhile.
        </p>
        <Button
          className="mt-8"
          onClick={() => {
            window.location.reload();
          }}
        >
          Try again
        </Button>
      </main>
    </div>
  );
}
