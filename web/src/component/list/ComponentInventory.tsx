import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useShortcuts } from '../../app/shortcuts';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection';
import { YearReadOnly } from '../../app/YearReadOnly';
import { Pagination } from '../../ui/navigation/Pagination';
import { initialLayout } from '../../ui/table-model/column';
import { BulkActions } from '../bulk/BulkActions';
import { ComponentsHeader } from '../inventory/ComponentsHeader';
import { categoryOptions, unitOptions } from '../form/category-choices';
import { arranged, pageOf, type ComponentRow } from '../view/arrange';
import { componentColumns } from './component-columns';
import { ComponentTable } from './ComponentTable';
import { ComponentToolbar } from './ComponentToolbar';
import { InventoryForms, useInventoryForms } from './InventoryForms';
import { EmptyInventory } from '../inventory/EmptyInventory';
import { useInventory, type Inventory } from '../inventory/use-inventory';
import { useListSettings } from '../view/use-list-settings';
import { useListView } from '../view/use-list-view';
import { useRowSelection } from '../view/use-row-selection';

export interface ComponentInventoryProps {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

const NO_ROWS: readonly ComponentRow[] = [];

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
  const selection = useRowSelection(shown);
  const forms = useInventoryForms(propertyId);

  const viewCosts = inventory?.viewerCan.viewCosts ?? property.viewerCan.viewComponentCosts;
  const columns = useMemo(() => componentColumns({ viewCosts, group: view.group }), [viewCosts, view.group]);
  const layout = settings.layout ?? initialLayout(columns);
  const canEdit = inventory?.viewerCan.add ?? false;
  const canSelect = inventory?.viewerCan.export ?? false;
  const choices = useChoices(inventory);
  useShortcuts({ c: () => canEdit && onAdding(true) });

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
      {inventory?.totalCount !== 0 && (
        <ComponentToolbar
          view={view}
          onChange={change}
          onType={type}
          categories={choices.used}
          columns={columns}
          layout={layout}
          onLayoutChange={settings.setLayout}
          selecting={canSelect ? { isOn: selection.isSelecting, onToggle: selection.toggleMode } : undefined}
        />
      )}
      <ComponentTable
        rows={inventory && settings.isAnswered ? page.rows : undefined}
        total={shown.length}
        columns={columns}
        layout={layout}
        view={view}
        onChange={change}
        // Without any component the filters are not what hides them.
        onClear={inventory?.totalCount === 0 ? undefined : clear}
        viewCosts={viewCosts}
        refreshing={isRefreshing}
        errors={errors}
        onRetry={() => void reload()}
        empty={inventory && <EmptyInventory {...{ inventory, property }} onAdd={() => onAdding(true)} />}
        onOpen={(row) => void navigate(paths.component(row.propertyComponentId), { state: { list: search } })}
        commands={canEdit ? forms.commands : undefined}
        selection={canSelect ? selection : undefined}
      />
      {view.group === 'none' && shown.length > 0 && (
        <Pagination
          page={page.page}
          pageSize={view.pageSize}
          total={shown.length}
          onPageChange={(next) => change({ page: next })}
          onPageSizeChange={(pageSize) => change({ pageSize })}
        />
      )}
      {canSelect && (
        <BulkActions
          rows={selection.rows}
          propertyId={propertyId}
          fiscalYear={year}
          canEdit={canEdit}
          categories={choices.categories}
          onClear={selection.clear}
        />
      )}
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
