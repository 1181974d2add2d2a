import type { ComponentInput } from '@roofline/schema/component/component';
import { useSave } from '../../app/save/use-save';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from './inventory-changed';
import { useAddComponentMutation, useUpdateComponentMutation } from './SaveComponent.generated';
import type { ComponentForm } from './component-fields';

export interface SaveComponentOptions {
  propertyId: string;
  fiscalYear: number;
  /** Null adds a new one. */
  component: ComponentRowFragment | null;
  form: ComponentForm;
  onSaved: (saved: ComponentRowFragment) => void;
  /** Called after someone else saved first: reads again and opens the newer values. */
  onReload: () => Promise<unknown>;
}

/** Adds or changes a component, the latter under the version that the edit started from. */
export function useSaveComponent(options: SaveComponentOptions) {
  const { propertyId, fiscalYear, component, form, onSaved, onReload } = options;
  const [add] = useAddComponentMutation();
  const [update] = useUpdateComponentMutation();
  const inventoryChanged = useInventoryChanged(propertyId);

  const send = async (values: ComponentInput, idempotencyKey: string) => {
    if (component === null)
      return add({ variables: { input: { propertyId, fiscalYear, values, idempotencyKey } } });
    const { propertyComponentId, version } = component;
    return update({ variables: { input: { propertyComponentId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: component === null ? 'Component added' : 'Component saved',
    onSaved: (answer) => {
      void inventoryChanged();
      if (answer.component) onSaved(answer.component);
    },
    loadNewer: onReload,
  });
}
