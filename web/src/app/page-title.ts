import { useEffect } from 'react';
import { useSelection } from './selection/selection';

/** Title of the window: "Dashboard, Cedar Ridge Condominiums, Roofline". */
export function usePageTitle(page: string, withProperty = true): void {
  const { property } = useSelection();
  const name = withProperty ? property?.name : undefined;
  useEffect(() => {
    document.title = [page, name, 'Roofline'].filter(Boolean).join(', ');
  }, [page, name]);
}
