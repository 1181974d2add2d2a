import { useCallback } from 'react';
import { useSave } from '../../app/save/use-save';
import { useDuplicateComponentMutation } from './ComponentActions.generated';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from '../form/inventory-changed';

/** Adds a copy of a component and answers it; a second press while the first is on its way does nothing. */
export function useDuplicate(propertyId: string) {
  const [mutate] = useDuplicateComponentMutation();
  const inventoryChanged = useInventoryChanged(propertyId);
  const { save } = useSave({
    send: (propertyComponentId: string, idempotencyKey) =>
      mutate({ variables: { input: { propertyComponentId, idempotencyKey } } }),
    done: 'Component duplicated',
    failed: (problem) => problem,
    onSaved: () => void inventoryChanged(),
  });
  return useCallback(
    async ({ propertyComponentId }: ComponentRowFragment) =>
      (await save(propertyComponentId))?.component ?? null,
    [save],
  );
}
