import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { NoConfiguration } from './NoConfiguration';

interface ConfigurationTabProps<C> {
  configuration: C | null | undefined;
  error: ErrorLike | undefined;
  reload: () => Promise<unknown>;
  /** What could not be loaded. */
  failed: string;
  /** Says what will appear here, and when. */
  empty: string;
  /** A button for a way to begin without an import. */
  otherWay?: ReactNode;
  children: (configuration: C) => ReactNode;
}

/** Shows a part of the ledger's configuration, or that it is loading, could not be loaded, or has no accounts yet. */
export function ConfigurationTab<C extends { accounts: readonly unknown[]; viewerCan: { edit: boolean } }>({
  configuration,
  error,
  reload,
  failed,
  empty,
  otherWay,
  children,
}: ConfigurationTabProps<C>) {
  if (error && !configuration)
    return <ErrorState details={[failed]} onRetry={() => void reload().catch(() => undefined)} />;
  if (!configuration) return <PageSkeleton />;
  if (configuration.accounts.length === 0)
    return <NoConfiguration canImport={configuration.viewerCan.edit} text={empty} otherWay={otherWay} />;
  return children(configuration);
}
