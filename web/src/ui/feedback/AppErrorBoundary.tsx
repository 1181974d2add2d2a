import type { ReactNode } from 'react';
import { Button } from '../action/Button';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';

/** The error boundary around the whole application: when even its frame fails, only a reload helps. */
export function AppErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={() => (
        <ErrorScreen
          title="This page could not be shown"
          text="Nothing that you saved is lost. Reload the page to continue."
          action={
            <Button variant="primary" onClick={() => window.location.reload()}>
              Reload page
            </Button>
          }
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
