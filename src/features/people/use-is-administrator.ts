import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/lib/auth-context';
import { isAdministratorQuery } from './queries';

/** Whether to offer what only administrators may do; false until it is known. `isAsked` holds the question back. */
export function useIsAdministrator(isAsked = true): boolean {
  const { user } = useAuth();
  const { data } = useQuery({
    ...isAdministratorQuery(user?.id ?? ''),
    enabled: isAsked && user !== null,
  });
  return data === true;
}
