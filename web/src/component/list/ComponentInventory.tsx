import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useShortcuts } from '../../app/shortcuts';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { YearReadOnly } from '../../app/selection/YearReadOnly';
import { ListPage } from '../../ui/list-page/ListPage';
import { useListSelection } from '../../ui/list-page/use-list-selection';
import { useBulkActions } from '../bulk/use-bulk-actions';
import { ComponentsHeader } from '../inventory/ComponentsHeader';
import { categoryOptions, unitOptions } from '../form/category-choices';
import { arranged, pageOf, type ComponentRow } from '../view/arrange';
import { componentColumns } from './component-columns';
import { ComponentPhoneRow } from './ComponentPhoneRow';
import { FilterControls, GroupMenu, groupingOf } from './FilterControls';
import { InventoryForms, useInventoryForms } from './InventoryForms';
import { EmptyInventory } from '../inventory/EmptyInventory';
import { useInventory, type Inventory } from '../inventory/use-inventory';
import { defaultSort, isNarrowed } from '../view/list-view';
import { useListSettings } from '../view/use-list-settings';
import { useListView } from '../view/use-list-view';

export interface ComponentInventoryProps {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

const NO_ROWS: readonly ComponentRow[] = [];
const idOf = (row: ComponentRow) => row.propertyComponentId;

/** The inventory of a property and year: list, selection, and the forms over it. */
export function ComponentInventory({ property, fiscalYear, isAdding, onAdding }: ComponentInventoryProps) {
  const { propertyId } = property;
  const { year } = fiscalYear;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { inventory, isRefreshing, errors, reload } = useInventory({ propertyId, fiscalYear: year });
  const settings = useListSettings();
  const { view, change, type, clear } = useListView(settings.view, settings.setView);
  const rows = inventory?.items ?? NO_ROWS;
  const shown = useMemo(() => arranged(rows, view), [rows, view]);
  const page = useMemo(() => pageOf(shown, view), [shown, view]);
  const selection = useListSelection(shown, idOf);
  const forms = useInventoryForms(propertyId);

  const viewCosts = inventory?.viewerCan.viewCosts ?? property.viewerCan.viewComponentCosts;
  const columns = useMemo(() => componentColumns({ viewCosts, group: view.group }), [viewCosts, view.group]);
  const canEdit = inventory?.viewerCan.add ?? false;
  const canSelect = inventory?.viewerCan.export ?? false;
  const choices = useChoices(inventory);
  const { categories } = choices;
  const { bulk, question } = useBulkActions({ selection, propertyId, fiscalYear: year, canEdit, categories });
  useShortcuts({ c: () => canEdit && onAdding(true) });
  // Without any component the filters are not what hides them.
  const isEmpty = inventory?.totalCount === 0;

  return (
    <>
      <ComponentsHeader inventory={inventory} onAdd={() => onAdding(true)} />
      {inventory?.isReadOnly && (
        <div style={{ marginBottom: 16 }}>
          <YearReadOnly
            what="components"
            {...{ property, fiscalYear }}
            basisFiscalYear={inventory.basisFiscalYear}
          />
        </div>
      )}
      <ListPage
        caption="Components"
        search={{ label: 'Filter components', value: view.text, onChange: type, isInstant: true }}
        filters={<FilterControls {...{ view }} onChange={change} categories={choices.used} />}
        tools={<GroupMenu view={view} onChange={change} />}
        hasChipLine
        hasNoToolbar={isEmpty}
        columns={columns}
        layout={settings.layout}
        onLayoutChange={settings.setLayout}
        rows={inventory && settings.isAnswered ? page.rows : undefined}
        rowId={idOf}
        rowName={(row) => row.name}
        refreshing={isRefreshing}
        errors={errors}
        onRetry={() => void reload()}
        empty={inventory && <EmptyInventory {...{ inventory, property }} onAdd={() => onAdding(true)} />}
        onClearFilters={isNarrowed(view) && !isEmpty ? clear : undefined}
        manualSort
        sort={view.sort}
        onSortChange={(sort) => change({ sort: sort ?? defaultSort })}
        grouping={groupingOf(view.group)}
        selection={canSelect ? selection : undefined}
        bulk={bulk}
        onOpen={(row) => void navigate(paths.component(row.propertyComponentId), { state: { list: search } })}
        commands={canEdit ? forms.commands : undefined}
        hasNoPhoneMenu
        renderPhoneRow={(row) => <ComponentPhoneRow row={row} viewCosts={viewCosts} />}
        pages={
          view.group === 'none'
            ? {
                page: page.page,
                pageSize: view.pageSize,
                total: shown.length,
                onPageChange: (next) => change({ page: next }),
                onPageSizeChange: (pageSize) => change({ pageSize }),
              }
            : undefined
        }
      />
      {canSelect && question}
      {inventory && canEdit && (
        <InventoryForms {...{ inventory, forms, isAdding, onAdding }} {...choices} onReload={reload} />
      )}
    </>
  );
}

/** What filters and forms offer, from what the inventory holds. */
function useChoices(inventory: Inventory | undefined) {
  return useMemo(() => {
    const items = inventory?.items ?? NO_ROWS;
    const own = inventory?.categories ?? [];
    return {
      used: own.filter(({ name }) => items.some((row) => row.category === name)),
      categories: categoryOptions(own),
      units: unitOptions(items.map((row) => row.unitOfMeasure)),
    };
  }, [inventory]);
}
