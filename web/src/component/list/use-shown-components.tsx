import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { useListSelection } from '../../ui/list-page/use-list-selection';
import type { Inventory } from '../inventory/use-inventory';
import { usePrinting } from '../../ui/print/use-printing';
import { arranged, pageOf, type ComponentRow } from '../view/arrange';
import { defaultSort, isNarrowed, type ListView } from '../view/list-view';
import { useListSettings } from '../view/use-list-settings';
import { useListView } from '../view/use-list-view';
import { componentColumns } from './component-columns';
import { ComponentPhoneRow } from './ComponentPhoneRow';
import { FilterControls, GroupMenu, groupingOf } from './FilterControls';

export const NO_ROWS: readonly ComponentRow[] = [];
export const idOf = (row: ComponentRow) => row.propertyComponentId;

/** Returns the components as the user filtered, sorted, grouped and paged them, and the selected ones. */
export function useShownComponents(
  inventory: Inventory | undefined,
  property: SelectedProperty,
  categories: Inventory['categories'],
) {
  const settings = useListSettings();
  const { view, change, type, clear } = useListView(settings.view, settings.setView);
  const rows = inventory?.items ?? NO_ROWS;
  const shown = useMemo(() => arranged(rows, view), [rows, view]);
  const printing = usePrinting();
  // On paper: every row, and no page.
  const paged = useMemo(() => (printing ? { ...view, pageSize: null } : view), [view, printing]);
  const page = useMemo(() => pageOf(shown, paged), [shown, paged]);
  const selection = useListSelection(shown, idOf);
  const viewCosts = inventory?.viewerCan.viewCosts ?? property.viewerCan.viewComponentCosts;
  const columns = useMemo(() => componentColumns({ viewCosts, group: view.group }), [viewCosts, view.group]);
  const onOpen = useOpenComponent();
  // In an inventory without components, clearing the filters would show nothing.
  const isEmpty = inventory?.totalCount === 0;
  const list = {
    search: { label: 'Filter components', value: view.text, onChange: type, isInstant: true },
    filters: <FilterControls view={view} onChange={change} categories={categories} />,
    tools: <GroupMenu view={view} onChange={change} />,
    hasChipLine: true,
    hasNoToolbar: isEmpty,
    columns,
    layout: settings.layout,
    onLayoutChange: settings.setLayout,
    rows: inventory && settings.isAnswered ? page.rows : undefined,
    onClearFilters: isNarrowed(view) && !isEmpty ? clear : undefined,
    manualSort: true,
    sort: view.sort,
    onSortChange: (sort: ListView['sort'] | null) => change({ sort: sort ?? defaultSort }),
    grouping: groupingOf(view.group),
    onOpen,
    renderPhoneRow: (row: ComponentRow) => <ComponentPhoneRow row={row} viewCosts={viewCosts} />,
    pages: view.group === 'none' ? pagesOf(paged, page.page, shown.length, change) : undefined,
  };
  return { selection, list };
}

/** Opens a component; its page leads back to the list as it is. */
function useOpenComponent() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (row: ComponentRow) =>
    void navigate(paths.component(row.propertyComponentId), { state: { list: search } });
}

function pagesOf(view: ListView, page: number, total: number, change: (change: Partial<ListView>) => void) {
  return {
    page,
    pageSize: view.pageSize,
    total,
    onPageChange: (next: number) => change({ page: next }),
    onPageSizeChange: (pageSize: ListView['pageSize']) => change({ pageSize }),
  };
}
