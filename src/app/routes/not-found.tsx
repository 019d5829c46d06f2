import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { PageTitle } from '@/components/page-title';
import { PlumbBob } from '../shell/plumb-bob';
import { buttonStyle } from '@/components/ui/button-style';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('No page at', pathname);
  }, [pathname]);
  return (
    <div className="m-auto w-full max-w-sm">
      <PageTitle>Page not found</PageTitle>
      <PlumbBob />

      <h1 className="text-2xl font-semibold">Oops! Page not found</h1>
      <p className="mt-3 wrap-anywhere text-muted-foreground">{pathname}</p>
      <Link to="/" className={buttonStyle({ className: 'mt-8' })}>
        Return to Home
      </Link>
    </div>
  );
}
