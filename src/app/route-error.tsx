import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { FailurePage } from './failure-page';

/** Stands in for a routed screen that broke or could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    console.error('A screen failed', error);
  }, [error]);
  return <FailurePage error={error} />;
}
