import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../overlay/ConfirmDialog';

export interface DirtyGuardProps {
  /** Something is unsaved. */
  dirty: boolean;
  /** What the changes belong to: Financials. */
  name: string;
  /** The query parameter that names the form: `photo`. Other parameters may change. */
  part?: string;
  /** Addresses that begin with this path are the same form: tabs of a page. */
  within?: string;
}

/** Asks before the user leaves unsaved changes behind, by a link here or by closing the page. */
export function DirtyGuard({ dirty, name, part = 'tab', within }: DirtyGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !(within && nextLocation.pathname.startsWith(within)) &&
      address(currentLocation, part) !== address(nextLocation, part),
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

/** Returns the path and one query parameter: another tab of the same page is another form. */
function address(location: { pathname: string; search: string }, part: string): string {
  return `${location.pathname}?${new URLSearchParams(location.search).get(part) ?? ''}`;
}
