import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog';

export interface DirtyGuardProps {
  /** Something is unsaved. */
  dirty: boolean;
  /** What the changes belong to: Financials. */
  name: string;
}

/** Asks before unsaved changes are left behind, by a link here or by closing the page. Other parts of the query may change. */
export function DirtyGuard({ dirty, name }: DirtyGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && address(currentLocation) !== address(nextLocation),
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmText="Leave"
      cancelText="Stay"
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Your changes to {name} are lost.
    </ConfirmDialog>
  );
}

/** Path and tab: another tab of the same page is another form. */
function address(location: { pathname: string; search: string }): string {
  return `${location.pathname}?${new URLSearchParams(location.search).get('tab') ?? ''}`;
}
