import { Navigate, useLocation, type Path } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { PlumbBob } from '../shell/plumb-bob';
import { Spinner } from '@/components/ui/spinner';
import { LoginPanel } from '@/features/auth/components/login-panel';
import { useAuth } from '@/lib/auth-context';

/** The address that the guard redirected from, if any. */
function readOrigin(state: unknown): Partial<Path> | null {
  const from = (state as { from?: Partial<Path> } | null)?.from;
  return from?.pathname ? from : null;
}

/** The address to send a new link to. */
function readEmail(state: unknown): string {
  return (state as { email?: string | null } | null)?.email ?? '';
}

export function Component() {
  const { user, isLoading, linkError } = useAuth();
  const { state } = useLocation();
  if (isLoading) return <Spinner className="m-auto" />;
  if (user) return <Navigate to={readOrigin(state) ?? '/reports'} replace />;
  return (
    <div className="m-auto w-full max-w-sm">
      <PageTitle>Login</PageTitle>
      <PlumbBob />
      <LoginPanel linkError={linkError} initialEmail={readEmail(state)} />
    </div>
  );
}
