import { useRouteError } from 'react-router-dom';
import { RouteErrorScreen } from '../ui/feedback/RouteErrorBoundary';

/** What a page shows when it broke: the frame around it still works. A reload also fetches a newer release. */
export function RouteError() {
  const error = useRouteError();
  console.error(error);
  return <RouteErrorScreen onRetry={() => window.location.reload()} />;
}
