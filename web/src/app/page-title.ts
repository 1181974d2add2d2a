import { useEffect, useSyncExternalStore } from 'react';
import { useSelection } from './selection/selection';
import { usePrivateLabel } from './viewer/private-label';

export interface ShownPage {
  title: string;
  /** The page shows data of the selected property. */
  isOfProperty: boolean;
}

let shown: ShownPage = { title: '', isOfProperty: true };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the title of the window: "Dashboard, Cedar Ridge Condominiums, Roofline". */
export function usePageTitle(page: string, withProperty = true): void {
  const { property } = useSelection();
  const name = withProperty ? property?.name : undefined;
  const product = usePrivateLabel()?.name ?? 'Roofline';
  useEffect(() => {
    document.title = [page, name, product].filter(Boolean).join(', ');
    shown = { title: page, isOfProperty: withProperty };
    for (const listener of listeners) listener();
  }, [page, name, product, withProperty]);
}

/** Returns the title of the page on screen, for a part that replaces the page. */
export const usePageTitleShown = (): string => useShownPage().title;

/** Returns the page on screen, for the parts around it. */
export const useShownPage = (): ShownPage => useSyncExternalStore(subscribe, () => shown);
