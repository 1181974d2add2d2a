import { useEffect, useSyncExternalStore } from 'react';
import { useSelection } from './selection/selection';
import { usePrivateLabel } from './viewer/private-label';

let shown = '';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Title of the window: "Dashboard, Cedar Ridge Condominiums, Roofline". */
export function usePageTitle(page: string, withProperty = true): void {
  const { property } = useSelection();
  const name = withProperty ? property?.name : undefined;
  const product = usePrivateLabel()?.name ?? 'Roofline';
  useEffect(() => {
    document.title = [page, name, product].filter(Boolean).join(', ');
    shown = page;
    for (const listener of listeners) listener();
  }, [page, name, product]);
}

/** What the page on screen is called, for what stands in its place. */
export const usePageTitleShown = (): string => useSyncExternalStore(subscribe, () => shown);
