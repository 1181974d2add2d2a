import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { connection } from '../app/connection/connection';
import { RouteErrorScreen } from '../ui/feedback/RouteErrorBoundary';

/** The browsers' error messages for a module that could not be loaded. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

/**
 * Replaces a page that failed; the frame around it still works. A reload also fetches a newer release. Code that could
 * not be loaded may mean that Roofline is unreachable: the page then reloads by itself once Roofline is back.
 */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof TypeError) || !NOT_FETCHED.test(error.message)) {
      console.error(error);
      return undefined;
    }
    connection.lose();
    return connection.onFound(() => window.location.reload());
  }, [error]);
  return <RouteErrorScreen onRetry={() => window.location.reload()} />;
}
