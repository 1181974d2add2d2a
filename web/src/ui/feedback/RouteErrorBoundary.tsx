import type { ReactNode } from 'react';
import { Button } from '../action/Button';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';

/** The error boundary around one page: the frame with its navigation stays; another address or Try again clears it. */
export function RouteErrorBoundary({ children, resetKey }: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={(tryAgain) => <RouteErrorScreen onRetry={tryAgain} />}>
      {children}
    </ErrorBoundary>
  );
}

/** The same screen for errors that the router itself catches (`errorElement`). */
export function RouteErrorScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorScreen
      title="This part could not be shown"
      text="The rest still works. Try again, or choose another page."
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
