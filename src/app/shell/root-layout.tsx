import { lazy, Suspense, useMemo, useEffect, useRef, useState } from 'react';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router';
import { NavigationContext, type Navigation } from '@/lib/navigation';
import { SkipLink } from './skip-link';

const Toaster = lazy(async () => ({
  default: (await import('@/components/ui/toaster')).Toaster,
}));

/** The layout of every routed screen. */
export function RootLayout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const cameFrom = useCameFrom(pathname);
  const navigation = useMemo<Navigation>(
    () => ({ pathname, cameFrom, go: navigate }),
    [pathname, cameFrom, navigate],
  );
  useRouteFocus();
  return (
    <NavigationContext value={navigation}>
      <SkipLink />
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
      <Suspense>
        <Toaster />
      </Suspense>
    </NavigationContext>
  );
}

/** Every visit's first entry has the same key: without the path, a screen would restore another's scroll position. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

/** A fine line along the top while the next screen loads. */
function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-[60] h-0.5 overflow-hidden"
    >
      <div className="animate-route-progress h-full w-1/3 bg-signal" />
    </div>
  );
}

/** The pathname of the link that led here; null after going back, and on the first screen. */
function useCameFrom(pathname: string): string | null {
  const isBack = useNavigationType() === 'POP';
  const [trail, setTrail] = useState<{ here: string; from: string | null }>({
    here: pathname,
    from: null,
  });
  if (trail.here === pathname) return trail.from;
  const from = isBack ? null : trail.here;
  setTrail({ here: pathname, from });
  return from;
}

/**
 * Moves the focus to a new screen's content: otherwise the keyboard and screen readers would start at a link that no
 * longer exists. A screen that focuses its own field keeps it.
 */
function useRouteFocus() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const main = document.getElementById('main');
    if (!main || main.contains(document.activeElement)) return;
    main.focus({ preventScroll: true });
  }, [pathname]);
}
