import { lazy, Suspense, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { NavigationContext, type Navigation } from '@/lib/navigation';
import { RouteProgress } from './route-progress';
import { SkipLink } from './skip-link';
import { useRouteFocus } from './use-route-focus';

const Toaster = lazy(async () => ({
  default: (await import('@/components/ui/toaster')).Toaster,
}));

/** Around every routed screen. */
export function RootLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo<Navigation>(() => ({ pathname, go: navigate }), [pathname, navigate]);
  useRouteFocus();
  return (
    <NavigationContext value={navigation}>
      <SkipLink />
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
      <Suspense>
        <Toaster />
      </Suspense>
    </NavigationContext>
  );
}
