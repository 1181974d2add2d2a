import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { useInventoryChanged } from '../form/inventory-changed';
import {
  useChangeComponentsMutation,
  type ChangeComponentsMutationVariables,
} from './ChangeComponents.generated';

export type BulkChange = Omit<ChangeComponentsMutationVariables['input'], 'items'>;

export interface BulkDialogProps {
  rows: readonly ComponentRowFragment[];
  propertyId: string;
  onClose: () => void;
  /** The change is made: the selection has done its work. */
  onDone: () => void;
}

/** One change of many components, all or none, each under the version that is on screen. */
export function useBulkChange({ rows, propertyId, onDone }: BulkDialogProps) {
  const [mutate, { loading }] = useChangeComponentsMutation();
  const [problems, setProblems] = useState<string[]>([]);
  const inventoryChanged = useInventoryChanged(propertyId);
  const run = async (change: BulkChange, said: (count: number) => string) => {
    const items = rows.map(({ propertyComponentId, version }) => ({ propertyComponentId, version }));
    const answer = await mutate({ variables: { input: { items, ...change } } }).then(
      ({ data }) => data?.changeComponents,
      () => undefined,
    );
    if (answer === undefined) return setProblems(['The components could not be changed. Try again.']);
    if (answer.userErrors.length > 0) {
      // With what others did meanwhile on screen, the same press means what it says.
      if (answer.userErrors.some((error) => error.code === 'stale')) await inventoryChanged();
      return setProblems([...new Set(answer.userErrors.map((error) => error.detail))]);
    }
    toast.success(said(answer.changed));
    void inventoryChanged();
    return onDone();
  };
  return { run, busy: loading, problems };
}
