import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useShortcuts } from '../../app/shortcuts';
import type { Inventory } from '../inventory/use-inventory';
import { arranged } from '../view/arrange';
import { viewOfAddress } from '../view/list-view';
import { useListSettings } from '../view/use-list-settings';

/** Returns the query of the list that this page was opened from, with its `?`; empty when opened from elsewhere. */
function useListAddress(): string {
  const state = useLocation().state as { list?: unknown } | null;
  return typeof state?.list === 'string' ? state.list : '';
}

/** The components before and after one, in the order of the list that it was opened from; `k` and `j` go there. */
export function useNeighbours(inventory: Inventory | undefined, propertyComponentId: string) {
  const navigate = useNavigate();
  const list = useListAddress();
  const { view: kept } = useListSettings();
  const order = useMemo(() => {
    const rows = inventory?.items ?? [];
    const shown = arranged(rows, viewOfAddress(new URLSearchParams(list), kept));
    // Opened from elsewhere, or changed so that it no longer matches the list's filter: the order of all components.
    const isAmong = shown.some((row) => row.propertyComponentId === propertyComponentId);
    const all = isAmong ? shown : arranged(rows, viewOfAddress(new URLSearchParams(), kept));
    return all.map((row) => row.propertyComponentId);
  }, [inventory, list, kept, propertyComponentId]);
  const at = order.indexOf(propertyComponentId);
  const step = (id: string | undefined) =>
    id === undefined ? undefined : () => void navigate(paths.component(id), { state: { list } });
  const onPrevious = step(at > 0 ? order[at - 1] : undefined);
  const onNext = step(at >= 0 ? order[at + 1] : undefined);
  useShortcuts({ k: () => onPrevious?.(), j: () => onNext?.() });
  return { onPrevious, onNext, listAddress: paths.components + list, linkState: { list } };
}
