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
  /** Called after the change is saved: closes the dialog and clears the selection. */
  onDone: () => void;
}

/** Changes many components at once, all or none, each under the version that is on screen. */
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
    // Shows what others saved, so that the user's next press is about the newer versions.
    onOutdated: () => inventoryChanged(),
  });
  const run = (change: BulkChange, said: BulkSave['said']) => save({ change, said });
  return { run, busy: saving, problems };
}

interface BulkSave {
  change: BulkChange;
  said: (count: number) => string;
}
