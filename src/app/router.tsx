import { createBrowserRouter, useRouteError } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useEffect, useState } from 'react';
import { PageSpinner } from '@/components/page-spinner';
import { RootLayout } from './shell/root-layout';
import { FailurePage } from './failure-page';

export function RoutedApp() {
  const [router] = useState(createRouter);
  return <RouterProvider router={router} />;
}

/**
 * All routes of the product. Each screen, and everything that only signed-in screens need (workspace), is loaded on
 * demand.
 */
function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: PageSpinner,
      children: [
        { path: '/', lazy: () => import('./routes/landing') },
        {
          lazy: () => import('./shell/public-layout'),
          children: [
            { path: '/login', lazy: () => import('./routes/login') },
            { path: '/confirm', lazy: () => import('./routes/confirm') },
            { path: '*', lazy: () => import('./routes/not-found') },
          ],
        },
        {
          lazy: () => import('./shell/workspace'),
          children: [
            { path: '/reports', lazy: () => import('./routes/reports') },
            { path: '/upload/:reportId?', lazy: () => import('./routes/upload') },
            { path: '/observations/:reportId?', lazy: () => import('./routes/observations') },
            { path: '/discussion/:reportId?', lazy: () => import('./routes/discussion') },
            { path: '/preview/:reportId?', lazy: () => import('./routes/preview') },
            { path: '/export/:reportId?', lazy: () => import('./routes/export') },
            { path: '/details/:reportId?', lazy: () => import('./routes/details') },
            { path: '/people', lazy: () => import('./routes/people') },
            { path: '/changes/:reportId?', lazy: () => import('./routes/changes') },
            {
              lazy: () => import('./shell/settings'),
              children: [
                { path: '/account', lazy: () => import('./routes/account') },
                { path: '/profile', lazy: () => import('./routes/profile') },
                { path: '/templates', lazy: () => import('./routes/templates') },
                { path: '/style', lazy: () => import('./routes/style') },
                { path: '/phrases', lazy: () => import('./routes/phrases') },
              ],
            },
          ],
        },
      ],
    },
  ]);
}

/** Shown for a screen that failed or could not be fetched. */
function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A screen failed', error);
  }, [error]);
  return <FailurePage error={error} />;
}
