import type { ComponentInput } from '@roofline/schema/component';
import { useState } from 'react';
import { newRequestKey } from '../../app/request-key';
import { toast } from '../../ui/feedback/toast';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from './inventory-changed';
import { useAddComponentMutation, useUpdateComponentMutation } from './SaveComponent.generated';
import { COMPONENT_LABELS, type ComponentForm, type ComponentValues } from './use-component-form';

interface UserError {
  code: string;
  detail: string;
  field: string | null;
}

export interface SaveComponentOptions {
  propertyId: string;
  fiscalYear: number;
  /** Null adds a new one. */
  component: ComponentRowFragment | null;
  form: ComponentForm;
  onSaved: (saved: ComponentRowFragment) => void;
}

/** Adds or changes a component, the latter under the version that the edit started from. */
export function useSaveComponent(options: SaveComponentOptions) {
  const { propertyId, fiscalYear, component, form, onSaved } = options;
  // One key for as long as the form is open: a double click or a retry adds one component.
  const [idempotencyKey] = useState(newRequestKey);
  const [add, adding] = useAddComponentMutation();
  const [update, updating] = useUpdateComponentMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const [isStale, setStale] = useState(false);
  const inventoryChanged = useInventoryChanged(propertyId);

  const send = async (values: ComponentInput) => {
    if (component === null) {
      const answer = await add({ variables: { input: { propertyId, fiscalYear, values, idempotencyKey } } });
      return answer.data?.addComponent;
    }
    const { propertyComponentId, version } = component;
    const answer = await update({ variables: { input: { propertyComponentId, version, values } } });
    return answer.data?.updateComponent;
  };
  const save = async (values: ComponentInput) => {
    const answer = await send(values).catch(() => undefined);
    const errors = answer?.userErrors;
    setStale(errors?.some((error) => error.code === 'stale') ?? false);
    setProblems(errors ? rejected(errors, form) : [UNREACHED]);
    if (!answer?.component || errors?.length !== 0) return;
    toast.success(component === null ? 'Component added' : 'Component saved');
    void inventoryChanged();
    onSaved(answer.component);
  };
  return { save, saving: adding.loading || updating.loading, problems, isStale };
}

const UNREACHED = 'The component could not be saved. What you entered is still here; try again.';

/** Shows each failure on its field; answers what belongs to none. */
function rejected(errors: readonly UserError[], form: ComponentForm): string[] {
  const general: string[] = [];
  for (const error of errors) {
    const name = error.field?.replace(/^values\./, '');
    if (error.code === 'stale') general.push('Somebody saved this component meanwhile.');
    else if (name && name in COMPONENT_LABELS) form.reject(name as keyof ComponentValues, error.detail);
    else general.push(error.detail);
  }
  return general;
}
