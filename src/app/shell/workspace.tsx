import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { QueryClientProvider, useQuery, QueryClient } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { Header } from './header';
import { isAdministratorQuery } from '@/features/people/queries';
import { authorNameQuery } from '@/features/letterhead/queries';
import { AdministrationContext } from '@/lib/administration';
import { AuthorNameContext } from '@/lib/author-name';
import { followChanges } from '@/lib/follow-changes';
import { useUser } from '@/lib/auth-context';
import { RequireUser } from '../require-user';
import { errorCode } from '@/lib/errors';

/** The layout of every signed-in screen: guard, data cache, header and main region. */
export function Component() {
  return (
    <RequireUser>
      <Workspace />
    </RequireUser>
  );
}

function Workspace() {
  // A cache per person: nothing read for one is ever shown to the next.
  const user = useUser();
  return <PersonalWorkspace key={user.id} />;
}

function PersonalWorkspace() {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => followChanges(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="flex min-h-dvh flex-col">
        <WithAuthorName>
          <WithAdministration>
            <Header />
          </WithAdministration>
        </WithAuthorName>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl flex-1 px-4 pt-22 pb-16 sm:px-6 lg:px-8"
        >
          <Outlet />
        </main>
      </div>
    </QueryClientProvider>
  );
}

/** The header also works without a data cache, so it takes the name from context. */
function WithAuthorName({ children }: { children: ReactNode }) {
  const { id: userId } = useUser();
  const { data = '' } = useQuery(authorNameQuery(userId));
  return <AuthorNameContext value={data}>{children}</AuthorNameContext>;
}

function WithAdministration({ children }: { children: ReactNode }) {
  const { id: userId } = useUser();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery({ ...isAdministratorQuery(userId), enabled: isAsked });
  const value = useMemo(
    () => ({
      isAdministrator: data === true,
      ask: () => {
        setAsked(true);
      },
    }),
    [data],
  );
  return <AdministrationContext value={value}>{children}</AdministrationContext>;
}

/** An answer with a code is final; no answer, or a failing server, is tried again. */
function shouldRetry(failures: number, error: unknown): boolean {
  return errorCode(error) === '' && failures < 2;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (attempt) => 400 * 2 ** attempt,
        // Long enough for a walk through the wizard to read each thing once.
        staleTime: 30_000,
        // 'online' would wait silently for the network; a failure can be shown and retried.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
