import { useMemo } from 'react';
import { useShortcuts } from '../../app/shortcuts';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { YearReadOnly } from '../../app/selection/YearReadOnly';
import { ListPage } from '../../ui/list-page/ListPage';
import { deferred } from '../../ui/overlay/deferred';
import { useBulkActions } from '../bulk/use-bulk-actions';
import { ComponentsHeader } from '../inventory/ComponentsHeader';
import { categoryOptions, unitOptions } from '../form/category-choices';
import { EmptyInventory } from '../inventory/EmptyInventory';
import { useInventory, type Inventory } from '../inventory/use-inventory';
import type { InventoryFormsProps } from './InventoryForms';
import { useInventoryForms } from './use-inventory-forms';
import { idOf, NO_ROWS, useShownComponents } from './use-shown-components';

const InventoryForms = deferred<InventoryFormsProps>(
  async () => (await import('./InventoryForms')).InventoryForms,
);

export interface ComponentInventoryProps {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** The inventory of a property and year: list, selection, and the forms over it. */
export function ComponentInventory({ property, fiscalYear, isAdding, onAdding }: ComponentInventoryProps) {
  const { propertyId } = property;
  const { year } = fiscalYear;
  const { inventory, isRefreshing, errors, reload } = useInventory({ propertyId, fiscalYear: year });
  const forms = useInventoryForms(propertyId);
  const canEdit = inventory?.viewerCan.add ?? false;
  const choices = useChoices(inventory);
  const shown = useShownComponents(inventory, property, choices.used);
  const { selection } = shown;
  const { categories } = choices;
  const canCreateProject = property.isFeatureToggleOn && property.viewerCan.editProjects;
  const { bulk, question } = useBulkActions({
    selection,
    propertyId,
    canEdit,
    canCreateProject,
    categories,
    fiscalYear: year,
  });
  const add = () => onAdding(true);
  useShortcuts({ c: () => canEdit && add() });
  const canSelect = inventory?.viewerCan.export ?? false;
  return (
    <>
      <ComponentsHeader inventory={inventory} onAdd={add} />
      {inventory?.isReadOnly && <ReadOnlyNote {...{ property, fiscalYear, inventory }} />}
      <ListPage
        caption="Components"
        {...shown.list}
        rowId={idOf}
        rowName={(row) => row.name}
        refreshing={isRefreshing}
        errors={errors}
        onRetry={reload}
        empty={inventory && <EmptyInventory {...{ inventory, property }} onAdd={add} />}
        selection={canSelect ? selection : undefined}
        bulk={bulk}
        commands={canEdit ? forms.commands : undefined}
        hasNoPhoneMenu
      />
      {canSelect && question}
      {inventory && canEdit && (
        <InventoryForms
          needed={isAdding || forms.isOpen}
          {...{ inventory, forms, isAdding, onAdding }}
          {...choices}
          onReload={reload}
        />
      )}
    </>
  );
}

interface ReadOnlyNoteProps extends Pick<ComponentInventoryProps, 'property' | 'fiscalYear'> {
  inventory: Inventory;
}

function ReadOnlyNote({ property, fiscalYear, inventory }: ReadOnlyNoteProps) {
  const { basisFiscalYear } = inventory;
  return (
    <div style={{ marginBottom: 16 }}>
      <YearReadOnly what="components" {...{ property, fiscalYear, basisFiscalYear }} />
    </div>
  );
}

/** Returns the categories and units that filters and forms offer for an inventory. */
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
