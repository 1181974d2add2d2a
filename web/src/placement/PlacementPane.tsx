import { RecordPane } from '../app/records/RecordPane';
import { usePlacementForm } from './placement-fields';
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
export function PlacementPane({ propertyId, placement, onClose, onReload }: PlacementPaneProps) {
  const [add] = useAddPlacementMutation();
  const [update] = useUpdatePlacementMutation();
  return (
    <RecordPane
      noun="reserve account"
      record={placement}
      form={usePlacementForm(placement)}
      add={(values, idempotencyKey) => add({ variables: { input: { propertyId, values, idempotencyKey } } })}
      update={({ placementId, version }, values) =>
        update({ variables: { input: { propertyId, placementId, version, values } } })
      }
      done={{ added: 'Reserve account added', saved: 'Reserve account saved' }}
      {...{ onClose, onReload }}
    />
  );
}
