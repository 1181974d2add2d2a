import { useEffect, useSyncExternalStore } from 'react';
import { useSelection } from './selection/selection';
import { usePrivateLabel } from './viewer/private-label';

export interface ShownPage {
  title: string;
  /** What it shows is of the selected property. */
  isOfProperty: boolean;
}

let shown: ShownPage = { title: '', isOfProperty: true };
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
    shown = { title: page, isOfProperty: withProperty };
    for (const listener of listeners) listener();
  }, [page, name, product, withProperty]);
}

/** What the page on screen is called, for what stands in its place. */
export const usePageTitleShown = (): string => useShownPage().title;

/** The page on screen, for what stands around it. */
export const useShownPage = (): ShownPage => useSyncExternalStore(subscribe, () => shown);
