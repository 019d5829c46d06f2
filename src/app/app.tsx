import { lazy, startTransition, Suspense, useState, Component, type ReactNode } from 'react';
import { PageSpinner } from '@/components/page-spinner';
import { AuthProvider } from '@/features/auth/components/auth-provider';
import { isSiteDataBlocked } from '@/lib/site-data';
import { NavigationContext, type Navigation } from '@/lib/navigation';
import { Component as Landing } from './routes/landing';
import { SkipLink } from './shell/skip-link';
import { FailurePage } from './failure-page';

const loadRouter = () => import('./router');
const RoutedApp = lazy(async () => ({ default: (await loadRouter()).RoutedApp }));

/**
 * Shows the landing page without the router until the visitor goes elsewhere; any other address starts with the router.
 * See docs/decisions/the-screens.md.
 */
export function App() {
  const [isRouted, setRouted] = useState(() => window.location.pathname !== '/');

  const [navigation] = useState<Navigation>(() => ({
    pathname: '/',
    go: async (to) => {
      if (to === '/') return;
      try {
        await loadRouter();
      } catch {
        // Offline, or updated since: the browser's own navigation explains it better.
        window.location.assign(to);
        return;
      }
      window.history.pushState(null, '', to);
      window.scrollTo({ top: 0, behavior: 'instant' });
      startTransition(() => {
        setRouted(true);
      });
    },
    warmUp: () => {
      // A failure shows when the link is followed.
      loadRouter().catch(() => {});
    },
  }));

  return (
    <FailureBoundary>
      <AuthProvider>
        {isRouted && isSiteDataBlocked() ? (
          <FailurePage error={null} />
        ) : isRouted ? (
          <Suspense fallback={<PageSpinner />}>
            <RoutedApp />
          </Suspense>
        ) : (
          <NavigationContext value={navigation}>
            <SkipLink />
            <Landing bringsToaster />
          </NavigationContext>
        )}
      </AuthProvider>
    </FailureBoundary>
  );
}

/** Catches failures before there is a router. */
class FailureBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return this.state.error === null ? (
      this.props.children
    ) : (
      <FailurePage error={this.state.error} />
    );
  }
}
