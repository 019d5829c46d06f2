import { useState } from 'react';
import { Navigate } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { PlumbBob } from '../shell/plumb-bob';
import { Spinner } from '@/components/ui/spinner';
import { ConfirmPanel } from '@/features/auth/components/confirm-panel';
import { LinkWithoutToken } from '@/features/auth/components/link-without-token';
import { readMailedLink } from '@/features/auth/link/mailed-link';
import { useAuth } from '@/lib/auth-context';

/** The target of mailed links, which are used on a click, not on opening. */
export function Component() {
  const { user, isLoading } = useAuth();
  const [link] = useState(() => readMailedLink(new URL(window.location.href)));
  if (isLoading) return <Spinner className="m-auto" />;
  if (user && !link) return <Navigate to="/reports" replace />;
  if (user && link && user.email?.toLowerCase() === link.email?.toLowerCase()) {
    return <Navigate to="/reports" replace />;
  }
  return (
    <div className="m-auto w-full max-w-sm">
      <PageTitle>Sign in</PageTitle>
      <PlumbBob />
      {link ? <ConfirmPanel link={link} /> : <LinkWithoutToken />}
    </div>
  );
}
