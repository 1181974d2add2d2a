import { useCallback, useRef } from 'react';
import { newRequestKey } from '../../app/request-key';
import { toast } from '../../ui/feedback/toast';
import { useDuplicateComponentMutation } from './ComponentActions.generated';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from '../form/inventory-changed';

/** Adds a copy of a component and answers it; a second press while the first is on its way does nothing. */
export function useDuplicate(propertyId: string) {
  const [mutate] = useDuplicateComponentMutation();
  const inventoryChanged = useInventoryChanged(propertyId);
  const isRunning = useRef(false);
  return useCallback(
    async ({ propertyComponentId }: ComponentRowFragment): Promise<ComponentRowFragment | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      const input = { propertyComponentId, idempotencyKey: newRequestKey() };
      const answer = await mutate({ variables: { input } }).then(
        ({ data }) => data?.duplicateComponent,
        () => undefined,
      );
      isRunning.current = false;
      if (!answer?.component) {
        toast.failure(answer?.userErrors[0]?.detail ?? 'The component could not be duplicated. Try again.');
        return null;
      }
      toast.success('Component duplicated');
      void inventoryChanged();
      return answer.component;
    },
    [mutate, inventoryChanged],
  );
}
