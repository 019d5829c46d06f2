import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PageSpinner } from '@/components/page-spinner';
import { Unreachable } from './unreachable';
import { useAuth } from '@/lib/auth-context';

/** Shows its children to somebody signed in; anybody else goes to /login, which learns where from. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { user, isLoading, isUnreachable } = useAuth();
  const location = useLocation();
  if (isLoading) return <PageSpinner />;
  if (isUnreachable && !user) return <Unreachable />;
  if (!user) return <Navigate to="/login" replace state={{ from: { ...location, hash: '' } }} />;
  return children;
}
