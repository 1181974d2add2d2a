import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { connection } from '../app/connection/connection';
import { RouteErrorScreen } from '../ui/feedback/RouteErrorBoundary';

/** What browsers say of a module that did not arrive. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

/**
 * What a page shows when it broke: the frame around it still works. A reload also fetches a newer release. Code that did
 * not arrive may mean that Roofline is away: then the page opens by itself once it is there again.
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
