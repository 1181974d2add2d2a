import type { FormOfSave } from '../../app/save/place-problems';
import { useSave } from '../../app/save/use-save';
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
export function useBulkChange({ rows, propertyId, onDone }: BulkDialogProps, form?: FormOfSave) {
  const [mutate] = useChangeComponentsMutation();
  const inventoryChanged = useInventoryChanged(propertyId);
  const items = rows.map(({ propertyComponentId, version }) => ({ propertyComponentId, version }));
  const { save, saving, problems } = useSave({
    send: ({ change }: BulkSave) => mutate({ variables: { input: { items, ...change } } }),
    form,
    done: ({ changed }, { said }) => said(changed),
    onSaved: () => {
      void inventoryChanged();
      onDone();
    },
    namesStale: true,
    // With what others saved on screen, the same press means what it says.
    onOutdated: () => inventoryChanged(),
  });
  const run = (change: BulkChange, said: BulkSave['said']) => save({ change, said });
  return { run, busy: saving, problems };
}

interface BulkSave {
  change: BulkChange;
  said: (count: number) => string;
}
