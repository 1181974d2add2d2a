import { Button } from '../../ui/action/Button';
import { Dialog } from '../../ui/overlay/Dialog';
import type { PlanFieldsFragment } from '../PlanFields.generated';
import { AdoptionRecord } from './AdoptionRecord';

/** A dialog with the recorded adoption of a plan and its documents. */
export function AdoptionDialog(props: {
  plan: PlanFieldsFragment;
  reload: () => Promise<unknown>;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Adoption of ${props.plan.name}`}
      width="600px"
      footer={<Button onClick={props.onClose}>Close</Button>}
    >
      <AdoptionRecord plan={props.plan} reload={props.reload} />
    </Dialog>
  );
}
