import { useCallback } from 'react';
import { useSave } from '../../app/save/use-save';
import { useDuplicateComponentMutation } from './ComponentActions.generated';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from '../form/inventory-changed';

/** Returns a function that adds a copy of a component and returns it; a second press while it runs does nothing. */
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
