import type { PlacementInput } from '@roofline/schema/placement/placement';
import { FieldsPane } from '../app/fields/FieldsPane';
import { useSave } from '../app/save/use-save';
import { usePlacementForm, type PlacementForm } from './placement-fields';
import {
  useAddPlacementMutation,
  useUpdatePlacementMutation,
  type PlacementRowFragment,
} from './Placements.generated';

export interface PlacementPaneProps {
  propertyId: string;
  /** Null adds a new one. */
  placement: PlacementRowFragment | null;
  onClose: () => void;
  /** Somebody else saved it first: read again and open the newer values. */
  onReload: () => Promise<unknown>;
}

/** Adds or edits a placement in a pane of 480 px. */
export function PlacementPane(props: PlacementPaneProps) {
  const { placement, onClose } = props;
  const form = usePlacementForm(placement);
  return (
    <FieldsPane
      title={placement === null ? 'Add reserve account' : 'Edit reserve account'}
      addText={placement === null ? 'Add reserve account' : null}
      saving={useSavePlacement(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSavePlacement(
  { propertyId, placement, onClose, onReload }: PlacementPaneProps,
  form: PlacementForm,
) {
  const [add] = useAddPlacementMutation();
  const [update] = useUpdatePlacementMutation();
  const send = async (values: PlacementInput, idempotencyKey: string) => {
    if (placement === null) return add({ variables: { input: { propertyId, values, idempotencyKey } } });
    const { placementId, version } = placement;
    return update({ variables: { input: { propertyId, placementId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: placement === null ? 'Reserve account added' : 'Reserve account saved',
    onSaved: onClose,
    loadNewer: onReload,
  });
}
